import type { z } from 'zod';

/** Where a value is in an input. */
export type Path = readonly (string | number)[];

/** Texts of the grammars that the contract knows; of a place the first is taken that its schema accepts. */
const texts = [
  'Sample01',
  '00000000-0000-4000-8000-000000000001',
  '2000-01-01',
  '2026-11-20T00:00:00Z',
  'abcdef0123456789abcdef0123456789',
  'f'.repeat(64),
  '123456',
  '13700137000',
  '86',
  '100',
  'D20261120000001',
  'TJmmqjb1DK9TTZbQXzRQ2AuA94z4gKAPFh',
  '/app/home',
  'https://site.example',
  'https://site.example/a',
  'sample-key',
  'someone@example.com',
  '/member/v1/feedback/picture?name=abcdef0123456789abcdef0123456789',
  '',
];
const numbers = [1, 0, 2, 8, 10, 100, 6, 107];

/**
 * Inputs that the schema accepts, as far as it is known how: of each alternative one with its optional places filled,
 * and one without them, because what is filled at random may be refused before the rest is looked at.
 */
export function samplesOf(schema: z.ZodType): unknown[] {
  const { def } = schema as unknown as { def: Def };
  const alternatives = def.type === 'union' ? (def.options ?? []) : [schema];
  return alternatives.flatMap((one) => [sampleOf(one, true), sampleOf(one, false)]);
}

function sampleOf(schema: z.ZodType, filled: boolean): unknown {
  const { def } = schema as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, inner]) => [key, sampleOf(inner, filled)]),
      );
    case 'optional':
      return filled ? def.innerType && sampleOf(def.innerType, filled) : undefined;
    case 'nullable':
    case 'default':
    case 'readonly':
      return def.innerType && sampleOf(def.innerType, filled);
    case 'pipe':
      return def.in && sampleOf(def.in, filled);
    case 'array':
      return def.element && schema.safeParse([sampleOf(def.element, filled)]).success
        ? [sampleOf(def.element, filled)]
        : [];
    case 'union':
      return def.options?.[0] && sampleOf(def.options[0], filled);
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'boolean':
      return true;
    case 'record':
      return {};
    case 'number':
    case 'int':
      return numbers.find((value) => schema.safeParse(value).success) ?? 1;
    default:
      return texts.find((value) => schema.safeParse(value).success) ?? 'sample';
  }
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
}

/** Every place of an input, the outermost first. */
export function placesOf(input: unknown, path: Path = []): Path[] {
  if (typeof input !== 'object' || input === null) return [path];
  const inner = Object.entries(input).flatMap(([key, value]) =>
    placesOf(value, [...path, Array.isArray(input) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

/** The input with another value in one place. */
export function replaced(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input))
    return input.map((part: unknown, at) => (at === key ? replaced(part, rest, value) : part));
  const object = input as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, value) };
}
