import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ApiError } from '@fairway/api-client';
import type { EndpointName } from '@fairway/contract/endpoints.ts';
import type { ApiClient } from '../test-app.ts';
import { replaced, type Path } from '../hostile/sample-of.ts';

/** What is in a field and how the call ends then: `taken`, or the name of the refusal. */
export type Row = readonly [value: unknown, end: string];

export interface Field {
  call: EndpointName;
  /** Where it is in the input. */
  place: Path;
  /** Who calls, and what else the input holds; made for each row. */
  by: () => ApiClient;
  beside: () => object;
  /** Whether it may be left out; otherwise that is refused. */
  optional?: boolean;
  rows: readonly Row[];
}

/** Other types than a text's, and nothing at all: refused at the edge, whatever the field. */
const otherTypes: readonly unknown[] = [5, true, [], {}, null];

/** Holds how the call ends for each row against the table: a difference reads as a row, and the other fields are tried all the same. */
export async function expectEnds(field: Field): Promise<void> {
  const wanted: Row[] = [...field.rows];
  for (const value of otherTypes)
    if (!field.rows.some(([named]) => JSON.stringify(named) === JSON.stringify(value)))
      wanted.push([value, 'inputInvalid']);
  if (!field.optional) wanted.push([undefined, 'inputInvalid']);
  const failures: Row[] = [];
  for (const [value] of wanted) failures.push([value, await endOf(field, value)]);
  const name = `${field.call} ${field.place.join('.')}`;
  expect.soft({ [name]: failures }).toEqual({ [name]: wanted });
}

/** The client's own checks are not asked: what is sent is what the row holds. */
async function endOf({ call, place, by, beside }: Field, value: unknown): Promise<string> {
  const send = by()[call] as (input: object, options: object) => Promise<unknown>;
  const input = replaced(beside(), place, value) as object;
  try {
    await send(input, { operationId: randomUUID() });
    return 'taken';
  } catch (refusal) {
    if (refusal instanceof ApiError) return refusal.error ?? `code ${refusal.code}`;
    throw refusal;
  }
}
