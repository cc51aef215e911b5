/** How a field is spelled on the wire, where the specification spells it otherwise than we do. Plain data, so that a build can carry it. */
export interface WireField {
  /** Its printed name. */
  readonly name?: string;
  /** The printed code of each key of its enumeration: `payTypes.codes`. */
  readonly codes?: Readonly<Record<string, string | number>>;
  /** The fields of the object, or of each object of the list, that it holds. */
  readonly fields?: WireFields;
}

/** Fields by our names; those that are spelled alike are left out. */
export type WireFields = Readonly<Record<string, WireField>>;

/** What goes out in the specification's spelling; a value that no enumeration lists stays as it is. */
export function toWire(value: unknown, fields: WireFields): unknown {
  if (Array.isArray(value)) return value.map((item) => toWire(item, fields));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return field ? [field.name ?? key, encoded(inner, field)] : [key, inner];
    }),
  );
}

/** What came in the specification's spelling by our names; an unknown code stays as it is. */
export function fromWire(value: unknown, fields: WireFields): unknown {
  if (Array.isArray(value)) return value.map((item) => fromWire(item, fields));
  if (!isObject(value)) return value;
  const printed = printedFields(fields);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const found = printed.get(name);
      return found ? [found.key, decoded(inner, found)] : [name, inner];
    }),
  );
}

/** A field as a reader of the wire looks it up. */
export interface PrintedField {
  readonly key: string;
  readonly keys?: ReadonlyMap<unknown, string>;
  readonly fields?: WireFields | undefined;
}

const known = new WeakMap<WireFields, ReadonlyMap<string, PrintedField>>();

/** The fields by their printed names, turned round once. */
export function printedFields(fields: WireFields): ReadonlyMap<string, PrintedField> {
  let printed = known.get(fields);
  if (!printed) {
    printed = new Map(
      Object.entries(fields).map(([key, { name = key, codes, fields: inner }]) => {
        const keys =
          codes && new Map<unknown, string>(Object.entries(codes).map(([one, code]) => [code, one]));
        return [name, { key, fields: inner, ...(keys ? { keys } : {}) }];
      }),
    );
    known.set(fields, printed);
  }
  return printed;
}

function encoded(value: unknown, { codes, fields }: WireField): unknown {
  if (codes)
    return each(value, (key) => (typeof key === 'string' && Object.hasOwn(codes, key) ? codes[key] : key));
  return fields ? toWire(value, fields) : value;
}

function decoded(value: unknown, { keys, fields }: PrintedField): unknown {
  if (keys) return each(value, (code) => keys.get(code) ?? code);
  return fields ? fromWire(value, fields) : value;
}

function each(value: unknown, translate: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(translate) : translate(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
