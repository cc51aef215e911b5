import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { schemas } from './schemas.ts';
import { fromWire, toWire, type WireFields } from './wire.ts';

const fields = {
  cards: {
    name: 'card_list',
    fields: { cardId: { name: 'card_id' }, state: { codes: { open: 1, shut: 2 } } },
  },
  marks: { codes: { red: 'mark_red', blue: 'mark_blue' } },
} satisfies WireFields;

const ours = {
  cards: [
    { cardId: 'a', state: 'open', amount: '1.00' },
    { cardId: 'b', state: null },
  ],
  marks: ['red', 'blue'],
  note: { cardId: 'kept' },
};
const printed = {
  card_list: [
    { card_id: 'a', state: 1, amount: '1.00' },
    { card_id: 'b', state: null },
  ],
  marks: ['mark_red', 'mark_blue'],
  note: { cardId: 'kept' },
};

describe('the spelling of the wire', () => {
  it('is written and read at the places that are named, and nowhere else', () => {
    expect(toWire(ours, fields)).toEqual(printed);
    expect(fromWire(printed, fields)).toEqual(ours);
  });

  it('leaves what is not listed as it is', () => {
    expect(fromWire({ marks: 'mark_green', card_list: 7 }, fields)).toEqual({
      marks: 'mark_green',
      cards: 7,
    });
    expect(toWire({ marks: 'constructor' }, fields)).toEqual({ marks: 'constructor' });
    expect(fromWire(null, fields)).toBeNull();
  });
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** A schema with the schemas of its alternatives and items: what a field can be. */
function kinds(schema: Schema): Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [schema, ...inner.flatMap(kinds)];
}

function propertiesOf(schema: Schema): [string, Schema][] {
  return kinds(schema).flatMap(({ properties = {} }) => Object.entries(properties));
}

/** Every property of a schema, however deep, by its path. */
function allProperties(schema: Schema, path: string): [string, string, Schema][] {
  return propertiesOf(schema).flatMap(([key, inner]): [string, string, Schema][] => [
    [`${path}.${key}`, key, inner],
    ...allProperties(inner, `${path}.${key}`),
  ]);
}

const valuesOf = (schema: Schema) =>
  kinds(schema).flatMap((kind) => kind.enum ?? ('const' in kind && kind.const !== null ? [kind.const] : []));

/** What a map names that its schema does not have, or has otherwise. */
function strangers(schema: Schema, wire: WireFields, path: string): string[] {
  const properties = propertiesOf(schema);
  return Object.entries(wire).flatMap(([key, { codes, fields: inner }]) => {
    const here = `${path}.${key}`;
    const found = properties.filter(([name]) => name === key).map(([, one]) => one);
    if (found.length === 0) return [`${here} is not in the schema`];
    const unlisted = codes
      ? found.flatMap(valuesOf).filter((value) => !Object.hasOwn(codes, String(value)))
      : [];
    const empty = codes && found.flatMap(valuesOf).length === 0 ? [`${here} lists no keys`] : [];
    return [
      ...empty,
      ...unlisted.map((value) => `${here}: ${String(value)} has no code`),
      ...(inner ? found.flatMap((one) => strangers(one, inner, here)) : []),
    ];
  });
}

const sides = Object.entries<Endpoint>(endpoints).flatMap(([name, { wire, caller }]) => {
  const schema = Object.entries(schemas).find(([key]) => key === name)?.[1];
  if (!schema || caller === 'party') return [];
  return (['input', 'output'] as const).map((side) => ({
    path: `${name}.${side}`,
    schema: z.toJSONSchema(schema[side], { io: side, unrepresentable: 'any' }) as Schema,
    wire: wire?.[side] ?? {},
  }));
});

describe('the schemas', () => {
  it('have every field and key that a map of the wire names', () => {
    expect(sides.filter(({ wire }) => Object.keys(wire).length > 0).length).toBeGreaterThan(20);
    expect(sides.flatMap(({ schema, wire, path }) => strangers(schema, wire, path))).toEqual([]);
  });

  it('are in our spelling: no name has an underscore', () => {
    const names = sides.flatMap(({ schema, path }) => allProperties(schema, path));
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(([, key]) => key.includes('_')).map(([at]) => at)).toEqual([]);
  });
});
