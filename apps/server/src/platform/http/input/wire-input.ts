import { fromWire, printedFields, type WireFields } from '@fairway/contract/wire.ts';

/** A field or value in our own spelling, where the wire has the specification's. */
interface Misspelling {
  field: string;
  rule: 'unrecognized_keys' | 'invalid_value';
  keys?: readonly string[];
}

/** The input by our names, and what in it is not spelled as on the wire: an operation must not be reached by two spellings. */
export function wireInput(
  source: unknown,
  fields: WireFields,
): { input: unknown; misspelled: readonly Misspelling[] } {
  return { input: fromWire(source, fields), misspelled: misspellings(source, fields, []) };
}

/** The place of a field as its caller wrote it. */
export function wirePath(path: readonly PropertyKey[], fields: WireFields | undefined): PropertyKey[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  if (typeof first === 'number') return [first, ...wirePath(rest, fields)];
  const field = fields && Object.hasOwn(fields, first) ? fields[String(first)] : undefined;
  return [field?.name ?? first, ...wirePath(rest, field?.fields)];
}

function misspellings(value: unknown, fields: WireFields, path: readonly (string | number)[]): Misspelling[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => misspellings(item, fields, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const printed = printedFields(fields);
  return Object.entries(value).flatMap(([name, inner]): Misspelling[] => {
    const found = printed.get(name);
    if (!found)
      return Object.hasOwn(fields, name)
        ? [{ field: path.join('.'), rule: 'unrecognized_keys', keys: [name] }]
        : [];
    const here = [...path, name];
    const { keys } = found;
    if (keys)
      return [inner].flat().some((one) => typeof one === 'string' && !keys.has(one))
        ? [{ field: here.join('.'), rule: 'invalid_value' }]
        : [];
    return found.fields ? misspellings(inner, found.fields, here) : [];
  });
}
