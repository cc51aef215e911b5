/** One field of an object that an operator changed; undefined where it was or is not there. */
export interface ChangedField {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between the two states of an object, field by field, in the order of their names. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const was = flatten(before);
  const is = flatten(after);
  const paths = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return paths
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((field) => field.before !== field.after);
}

/** `{ a: { b: 1 } }` as `a.b` → `1`; a bare value has the path ''. */
function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) {
    if (path !== '') into.set(path, '—');
  } else if (typeof value === 'object') {
    const fields = Object.entries(value);
    for (const [key, child] of fields) flatten(child, path === '' ? key : `${path}.${key}`, into);
    if (fields.length === 0 && path !== '') into.set(path, Array.isArray(value) ? '[]' : '{}');
  } else {
    into.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return into;
}
