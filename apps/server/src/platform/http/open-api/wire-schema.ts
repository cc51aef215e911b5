import { isDeepStrictEqual } from 'node:util';
import type { WireField, WireFields } from '@fairway/contract/wire.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A JSON Schema of our names as the wire spells it: printed names, and codes for the keys of enumerations. */
export function wireSchema(schema: Schema, fields: WireFields | undefined): Record<string, unknown> {
  if (!fields) return schema;
  const { properties, required } = schema;
  const nameOf = (key: string) => fields[key]?.name ?? key;
  return {
    ...throughout(schema, (inner) => wireSchema(inner, fields)),
    ...(isSchema(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, inner]) => [
              nameOf(key),
              isSchema(inner) ? fieldSchema(inner, fields[key]) : inner,
            ]),
          ),
        }
      : {}),
    ...(Array.isArray(required) ? { required: required.map((key) => nameOf(String(key))) } : {}),
  };
}

function fieldSchema(schema: Schema, field: WireField | undefined): Schema {
  if (!field) return schema;
  return field.codes ? codeSchema(schema, field.codes) : wireSchema(schema, field.fields);
}

function codeSchema(schema: Schema, codes: NonNullable<WireField['codes']>): Schema {
  const codeOf = (key: unknown) => (typeof key === 'string' && Object.hasOwn(codes, key) ? codes[key] : key);
  const keys = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : [];
  const listed = keys.map(codeOf);
  const coded = throughout(schema, (inner) => codeSchema(inner, codes));
  if (keys.length === 0 || isDeepStrictEqual(listed, keys)) return coded;
  const { const: _, ...rest } = coded;
  return {
    ...rest,
    type: listed.every(Number.isInteger) ? 'integer' : 'string',
    enum: listed,
    ...('default' in schema ? { default: codeOf(schema['default']) } : {}),
  };
}

/** The schema with its alternatives and items put through the same. */
function throughout(schema: Schema, each: (inner: Schema) => Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      if (key === 'items' && isSchema(value)) return [key, each(value)];
      if (!Array.isArray(value) || !['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key))
        return [key, value];
      return [key, value.map((inner: unknown) => (isSchema(inner) ? each(inner) : inner))];
    }),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
