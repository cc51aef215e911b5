import { z } from 'zod';

/** A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1, without a dialect of its own. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made;
}
