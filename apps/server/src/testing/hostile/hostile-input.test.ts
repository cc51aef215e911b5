import { ApiError } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { rolePermissions, type Permission } from '@fairway/contract/operators/permissions.ts';
import { schemas } from '@fairway/contract/schemas.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nobodyOutside } from '../nobody-outside.ts';
import { createTestApp, type ApiClient, type TestApp } from '../test-app.ts';
import { uncounted } from '../uncounted.ts';
import { placesOf, replaced, samplesOf } from './sample-of.ts';

/**
 * What no person types and some part behind the edge may choke on: the database holds no NUL, no half of a pair, no
 * year 0, no number beyond its columns. Of these a schema accepts some.
 */
const hostile: readonly unknown[] = ['a\u0000b', '\ud800', '0000-01-01', 2 ** 53 - 1];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  await uncounted(test);
});
afterAll(() => test.end());

const inputs = schemas as Readonly<Record<string, { input: z.ZodType } | undefined>>;

/** Inputs with one hostile value that the schema accepts: what it refuses gets no further than the edge. */
function attacksWith(schema: z.ZodType): unknown[] {
  const attacks = samplesOf(schema).flatMap((sample) =>
    placesOf(sample).flatMap((path) => hostile.map((value) => replaced(sample, path, value))),
  );
  const passing = attacks.filter((input) => schema.safeParse(input).success);
  return [...new Map(passing.map((input) => [JSON.stringify(input), input])).values()];
}

/** Calls every operation that `may` be called with its attacks; answers those that ended in a fault, with the input that did it. */
async function faultsOf(api: ApiClient, may: (endpoint: Endpoint) => boolean): Promise<string[]> {
  const faults: string[] = [];
  const attacked = new Set<z.ZodType>();
  const calls = api as unknown as Record<string, (input: unknown, more: object) => Promise<unknown>>;
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const schema = inputs[name]?.input;
    // Several paths of one operation share its schema.
    if (!schema || attacked.has(schema) || endpoint.takesFile || endsTheSession.has(name) || !may(endpoint))
      continue;
    if (placesOf(samplesOf(schema)[0]).length > 0) attacked.add(schema);
    const call = async (input: unknown) => {
      const refusal: unknown = await calls[name]?.(input, { operationId: test.app.ids.uuid() }).catch(
        (fault: unknown) => fault,
      );
      if (refusal instanceof ApiError && refusal.error === 'fault')
        faults.push(`${name} ${JSON.stringify(input)}`);
    };
    const attacks = attacksWith(schema);
    while (attacks.length > 0) await Promise.all(attacks.splice(0, 8).map(call));
  }
  return faults;
}

const endsTheSession = new Set(['logOut', 'endOtherSessions', 'logOutOperator']);

it('meets no fault with whatever a schema accepts, as a member', async () => {
  const { api } = await test.register('Hostile01');
  const may = ({ caller }: Endpoint) => caller === 'visitor' || caller === 'member';
  expect(await faultsOf(api, may)).toEqual([]);
});

it.each(['administrator', 'trader', 'cashier-lead'] as const)('nor as an operator: %s', async (role) => {
  const { api } = await test.operator(role);
  const may = ({ caller, permission }: Endpoint) =>
    caller === 'operator' && permission !== undefined && firstWith(permission) === role;
  expect(await faultsOf(api, may)).toEqual([]);
});

/** Of the roles that may do it the one that tries. */
function firstWith(permission: Permission) {
  return (['administrator', 'trader', 'cashier-lead'] as const).find((role) =>
    rolePermissions[role].includes(permission),
  );
}
