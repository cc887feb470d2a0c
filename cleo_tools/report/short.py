"""A finding on one line, for editors and grep."""

from cleo_tools.diagnostics import Catalogue, Diagnostic
from cleo_tools.report.full import visible
from cleo_tools.source import Source


def render(diagnostic: Diagnostic, source: Source, catalogue: Catalogue) -> str:
    """Return a finding as one line."""
    span = diagnostic.span
    message = visible(catalogue.message(diagnostic))
    if diagnostic.stands is not None:
        message += f" ({catalogue.phrases['stands']})"
    elif diagnostic.cause is not None:
        message += f" ({catalogue.phrase('follows-from', line=diagnostic.cause.line)})"
    return f"{visible(source.name)}:{span.line}:{span.column}: {diagnostic.code} {message}"
