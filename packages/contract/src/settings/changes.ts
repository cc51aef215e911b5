/** One field in which two states of an object differ; undefined where it was or is not there. */
export interface Change {
  /** The field by its names, without the place in a list: `payTypes.rewardRate`. */
  field: string;
  /** The entry of a list that it belongs to, by what names the entry; '' outside lists. */
  entry: string;
  before: unknown;
  after: unknown;
}

/** What names an entry of a list, the first that every entry has with a value of its own. */
const names = ['key', 'id', 'payType', 'withdrawType', 'hours'];

/** What differs between two states, field by field. Entries of a list are compared by their names, not their places. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  collect(changes, { field: '', entry: '' }, before, after);
  return changes;
}

function collect(
  into: Change[],
  place: Pick<Change, 'field' | 'entry'>,
  before: unknown,
  after: unknown,
): void {
  const rows = rowsOf(before, after);
  if (rows) {
    for (const name of new Set([...rows.before.keys(), ...rows.after.keys()]))
      collect(into, { ...place, entry: name }, rows.before.get(name), rows.after.get(name));
  } else if (isRecord(before ?? after) && isRecord(after ?? before)) {
    const [was, is] = [fieldsOf(before), fieldsOf(after)];
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)]))
      collect(into, { ...place, field: joined(place.field, key) }, was[key], is[key]);
  } else if (!isEqual(before, after)) {
    into.push({ ...place, before, after });
  }
}

/** Both lists by the names of their entries; undefined where they are no lists of named entries. */
function rowsOf(before: unknown, after: unknown) {
  if (!Array.isArray(before ?? after) || !Array.isArray(after ?? before)) return undefined;
  const [was, is] = [listOf(before), listOf(after)];
  const all = [...was, ...is];
  if (all.length === 0 || !all.every(isRecord)) return undefined;
  const name = names.find((one) => [was, is].every((rows) => isNamedBy(rows, one)));
  return name === undefined ? undefined : { before: byName(was, name), after: byName(is, name) };
}

function isNamedBy(rows: readonly unknown[], name: string): boolean {
  const values = rows.map((row) => fieldsOf(row)[name]);
  return values.every((value) => value !== undefined) && new Set(values).size === rows.length;
}

function byName(rows: readonly unknown[], name: string): Map<string, unknown> {
  return new Map(rows.map((row) => [String(fieldsOf(row)[name]), row]));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function joined(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}

/** Equal by content; the order of an object's fields does not count. */
function isEqual(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((value, place) => isEqual(value, right[place]));
  return left === right || (isRecord(left) && isRecord(right) && changesBetween(left, right).length === 0);
}
