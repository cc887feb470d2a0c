"""A record as JSON, and the schema that describes it: both follow from the classes.

Schema first: JSON that fits it becomes a record without further questions, but for names nobody declared.
"""

import re
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import attrs

from cleo_tools.notation import record as r
from cleo_tools.notation.dialect import Dialect
from cleo_tools.source import Extent, Span

FORMAT = "cleo-record-1"
_TAGS = {r.GameTag: "game", r.Ruling: "rule"}
_AROUND = ("before", "note")
_NAME = {
    "pattern": r"^(?!\s)[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+(?<!\s)$",
    "maxLength": 100,
    "description": "a player's name",
}


class Misfit(ValueError):  # noqa: N818 # the writer's mistake, not our error
    """JSON that is no record: where, and why."""


def tag(kind: type) -> str:
    """Return the word by which JSON knows a class: `scribe-picks`."""
    return _TAGS.get(kind) or re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


_KNOWN: dict[type, Mapping[str, tuple[Any, bool]]] = {}


def _fields(kind: type) -> Mapping[str, tuple[Any, bool]]:
    """Return the hint of each field that JSON shows, and whether it must be there."""
    if kind not in _KNOWN:
        hints = get_type_hints(kind, include_extras=True)
        _KNOWN[kind] = {
            field.name: (hints[field.name], field.default is attrs.NOTHING)
            for field in attrs.fields(kind)
            if hints[field.name] not in (Span, Extent)
        }
    return _KNOWN[kind]


def _parts(hint: Any) -> tuple[Any, dict[str, Any]]:
    """Return a hint without its annotations, and what they ask of the JSON."""
    keywords: dict[str, Any] = {}
    while get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            keywords.update(note.keywords)
    return hint, keywords


def _alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _pattern(_validator: Any, pattern: str, text: Any, _schema: Any) -> Iterator[Any]:
    """Yield an error where a text does not match to its very end: `$` alone would let a line end through."""
    import jsonschema  # noqa: PLC0415 # as below

    if isinstance(text, str) and re.search(pattern.removesuffix("$") + r"\Z", text) is None:
        yield jsonschema.ValidationError(f"{text!r} does not match {pattern!r}")


def _telling(error: Any) -> tuple[bool, int, bool]:
    """Return how much an error tells: a wrong part more than the parts that were not looked at because of it."""
    return error.validator != "unevaluatedProperties", len(error.absolute_path), error.validator != "type"


class Interchange:
    """One game's records as JSON."""

    def __init__(self, dialect: Dialect) -> None:
        """Gather what each section may hold."""
        self.dialect = dialect
        self.atoms = {r.Name: (lambda name: name.text, r.Name, _NAME), **dialect.atoms}
        between = tuple(dialect.audits)
        self.sections: dict[str, tuple[type, ...]] = {
            "header": r.HEADER,
            "setup": dialect.setup,
            "play": (r.Turn, *between),
            "close": (*r.CLOSE, *dialect.close, *between),
        }

    # Record to JSON.

    def dump(self, record: r.Record) -> dict[str, Any]:
        """Return a record as plain data."""
        data: dict[str, Any] = {"format": FORMAT}
        for section in self.sections:
            entries = getattr(record, section)
            if entries:
                data[section] = [self._around(entry, entry.body) for entry in entries]
        if record.tail:
            data["tail"] = list(record.tail)
        return data

    def _around(self, frame: r.Entry | r.Clause, body: Any) -> dict[str, Any]:
        data: dict[str, Any] = self._data(body)
        if frame.before:
            data["before"] = list(frame.before)
        if frame.note is not None:
            data["note"] = frame.note
        return data

    def _data(self, value: Any) -> Any:
        if value is None or isinstance(value, (str, int)):
            return value
        if isinstance(value, tuple):
            return [self._data(item) for item in value]
        if isinstance(value, r.Clause):
            return self._around(value, value.move)
        kind = type(value)
        if kind in self.atoms:
            return self.atoms[kind][0](value)
        data = {} if kind in self.dialect.untagged else {"is": tag(kind)}
        for name, (_, required) in _fields(kind).items():
            part = getattr(value, name)
            if required or part != attrs.fields_dict(kind)[name].default:
                data[name] = self._data(part)
        return data

    # JSON to record.

    def load(self, data: Any) -> r.Record:
        """Return the record that plain data describe; raise Misfit where they describe none."""
        self._validate(data)
        sections = {
            name: tuple(self._entry(item, kinds) for item in data.get(name, ()))
            for name, kinds in self.sections.items()
        }
        record = r.Record(**sections, tail=tuple(data.get("tail", ())))
        self._known_names(record, data)
        return record

    def _validate(self, data: Any) -> None:
        import jsonschema  # noqa: PLC0415 # 90 ms that only this needs

        strict = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": _pattern})  # type: ignore[no-untyped-call] # not typed by its stubs
        errors = list(strict(self.schema()).iter_errors(data))
        if not errors:
            return
        error = max(errors, key=_telling)
        while error.context:
            error = max(error.context, key=_telling)
        wanted = isinstance(error.schema, dict) and error.schema.get("description")
        found = repr(error.instance)[:60]
        said = f"expected {wanted}, found {found}" if wanted and error.validator == "pattern" else error.message
        raise Misfit(f"{error.json_path}: {said[:300]}")

    def _entry(self, data: Mapping[str, Any], kinds: tuple[type, ...]) -> r.Entry:
        return r.Entry(self._tagged(data, kinds), before=tuple(data.get("before", ())), note=data.get("note"))

    def _clause(self, data: Mapping[str, Any]) -> r.Clause:
        move = self._tagged(data, self.dialect.moves)
        return r.Clause(move, before=tuple(data.get("before", ())), note=data.get("note"))

    def _tagged(self, data: Mapping[str, Any], kinds: tuple[type, ...]) -> Any:
        kind = next(kind for kind in kinds if tag(kind) == data["is"])
        return self._build(kind, data)

    def _build(self, kind: type, data: Mapping[str, Any]) -> Any:
        fields = _fields(kind)
        return kind(**{n: self._value(fields[n][0], data[n]) for n in data if n in fields})

    def _value(self, hint: Any, data: Any) -> Any:
        plain, _ = _parts(hint)
        if data is None or isinstance(data, (bool, int)):
            return data
        if isinstance(data, list):
            inner = next(a for a in _alternatives(plain) if get_origin(_parts(a)[0]) is tuple)
            return tuple(self._value(get_args(_parts(inner)[0])[0], item) for item in data)
        kinds = tuple(_parts(a)[0] for a in _alternatives(plain))
        if isinstance(data, str):
            atom = next((k for k in kinds if k in self.atoms), None)
            return self.atoms[atom][1](data) if atom else data
        if plain is r.Clause:
            return self._clause(data)
        if "is" in data:
            return self._tagged(data, self.dialect.moves if plain is self.dialect.move else kinds)
        return self._build(next(k for k in kinds if attrs.has(k)), data)

    def _known_names(self, record: r.Record, data: Any) -> None:
        """Refuse a name that the `players` line does not have."""
        known = set(record.players)

        def walk(value: Any, path: str) -> None:
            if isinstance(value, r.Name) and value.text not in known:
                raise Misfit(f"{path}: nobody at this table is called {value.text!r}")
            if isinstance(value, tuple):
                for index, item in enumerate(value):
                    walk(item, f"{path}[{index}]")
            elif isinstance(value, (r.Entry, r.Clause)):
                walk(value.body if isinstance(value, r.Entry) else value.move, path)
            elif attrs.has(type(value)) and not isinstance(value, r.Players):
                for name in _fields(type(value)):
                    walk(getattr(value, name), f"{path}.{name}")

        del data
        for section in self.sections:
            walk(getattr(record, section), f"$.{section}")

    # The schema.

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a record."""
        defs: dict[str, Any] = {}
        comments = {"type": "array", "items": self._schema(r.Comment | None, defs)}
        sections: dict[str, Any] = {
            name: {"type": "array", "items": self._union(kinds, defs, _AROUND)} for name, kinds in self.sections.items()
        }
        # A line that may stand between turns cannot open the close: nothing would say that it is not in the play.
        opening = self._union((*r.CLOSE, *self.dialect.close), defs, _AROUND)
        sections["close"] = {"type": "array", "prefixItems": [opening], "items": sections["close"]["items"]}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "record.schema.json",
            "title": f"A record of {self.dialect.game}",
            "description": "What `cleo convert --to json` writes. Whoever writes it by program may leave out "
            "every field that is not required; `before` and `note` are comments, null is a blank line.",
            "type": "object",
            "properties": {"format": {"const": FORMAT}, **sections, "tail": comments},
            "required": ["format"],
            "additionalProperties": False,
            "$defs": {
                "before": {**comments, "description": "comment lines before; null is a blank line"},
                "note": self._schema(r.Comment, defs),
                **dict(sorted(defs.items())),
            },
        }

    def _union(self, kinds: tuple[type, ...], defs: dict[str, Any], around: tuple[str, ...] = ()) -> dict[str, Any]:
        """Return the schema of one of several classes, told apart by `is`."""
        for kind in kinds:
            self._define(kind, defs)
        return {
            "type": "object",
            "required": ["is"],
            "properties": {
                "is": {"enum": [tag(kind) for kind in kinds]},
                **{name: {"$ref": f"#/$defs/{name}"} for name in around},
            },
            "allOf": [
                {
                    "if": {"properties": {"is": {"const": tag(kind)}}, "required": ["is"]},
                    "then": {"$ref": f"#/$defs/{tag(kind)}"},
                }
                for kind in kinds
            ],
            "unevaluatedProperties": False,
        }

    def _define(self, kind: type, defs: dict[str, Any]) -> None:
        if tag(kind) in defs:
            return
        defs[tag(kind)] = {}
        fields = _fields(kind)
        definition: dict[str, Any] = {
            "description": (kind.__doc__ or "").strip().split("\n", maxsplit=1)[0],
            "type": "object",
            "properties": {name: self._schema(hint, defs) for name, (hint, _) in fields.items()},
            "required": [name for name, (_, required) in fields.items() if required],
        }
        if kind in self.dialect.refine:
            definition["allOf"] = self.dialect.refine[kind]
        if kind in self.dialect.untagged:
            definition["additionalProperties"] = False
        defs[tag(kind)] = definition

    def _schema(self, hint: Any, defs: dict[str, Any]) -> dict[str, Any]:
        plain, keywords = _parts(hint)
        if plain is self.dialect.move:
            return {**self._union(self.dialect.moves, defs), **keywords}
        alternatives = [a for a in _alternatives(plain) if a is not type(None)]
        if len(alternatives) < len(_alternatives(plain)):
            return {"anyOf": [self._schema(Union[tuple(alternatives)], defs), {"type": "null"}], **keywords}  # noqa: UP007 # made at run time
        if len(alternatives) > 1:
            return {**self._several(alternatives, defs), **keywords}
        return {**self._single(plain, defs), **keywords}

    def _several(self, alternatives: list[Any], defs: dict[str, Any]) -> dict[str, Any]:
        """Return the schema of words and objects mixed."""
        words = [a for a in alternatives if _parts(a)[0] in self.atoms]
        objects = tuple(a for a in alternatives if a not in words)
        return {
            "if": {"type": "string"},
            "then": self._schema(words[0], defs),
            "else": self._union(objects, defs),
        }

    def _single(self, plain: Any, defs: dict[str, Any]) -> dict[str, Any]:
        simple = {str: "string", int: "integer", bool: "boolean"}
        if plain in simple:
            return {"type": simple[plain]}
        if plain in self.atoms:
            return {"type": "string", **self.atoms[plain][2]}
        if get_origin(plain) is tuple:
            return {"type": "array", "items": self._schema(get_args(plain)[0], defs)}
        if plain is r.Clause:
            return self._union(self.dialect.moves, defs, _AROUND)
        self._define(plain, defs)
        return {"$ref": f"#/$defs/{tag(plain)}"}
