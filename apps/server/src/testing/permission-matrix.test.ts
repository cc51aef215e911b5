import type { ApiError } from '@fairway/api-client';
import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { moneyPermissions, roleNames, rolePermissions } from '@fairway/contract/operators/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type ApiClient, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

/** Every call of operators that takes a right. */
const guarded = Object.entries<Endpoint>(endpoints).flatMap(([name, { caller, permission }]) =>
  caller === 'operator' && permission ? [{ name: name as EndpointName, permission }] : [],
);

/** The name of the refusal of a call without input, '' when it was answered. */
async function refusalOf(api: ApiClient, name: EndpointName): Promise<string> {
  const call = api[name] as (input: object, options: object) => Promise<unknown>;
  const operationId = test.app.ids.uuid();
  return call({}, { operationId }).then(
    () => '',
    (refusal: ApiError) => refusal.error,
  );
}

describe('roles and rights', () => {
  it.each(roleNames)('%s may call what its rights allow and nothing else', async (role) => {
    const { api } = await test.operator(role);
    const allowed: string[] = [];
    for (const { name } of guarded)
      if ((await refusalOf(api, name)) !== 'permissionMissing') allowed.push(name);
    const rights = rolePermissions[role];
    const expected = guarded.filter(({ permission }) => rights.includes(permission)).map(({ name }) => name);
    expect(allowed).toEqual(expected);
  });

  it('answers nobody without a session, and no member with one', async () => {
    const nobody = test.consoleVisitor();
    const member = await test.register('Matrix01');
    for (const { name } of guarded) {
      expect(await refusalOf(nobody, name)).toBe('tokenMissing');
      // The site's own port does not know the call at all.
      expect(await refusalOf(member.api, name)).toBe('routeUnknown');
    }
  });

  it.each(roleNames)('%s does not hold accounts and money together', (role) => {
    const rights = rolePermissions[role];
    const money = moneyPermissions.filter((right) => rights.includes(right));
    if (rights.includes('operators.edit')) expect(money).toEqual([]);
  });

  it('leaves no right without a call and no call of operators without a right but the session’s own', () => {
    const open = Object.entries<Endpoint>(endpoints)
      .filter(([, { caller, permission }]) => caller === 'operator' && !permission)
      .map(([name]) => name);
    expect(open.toSorted()).toEqual(['getLiveTicket', 'getOperator', 'keepSecondFactor', 'logOutOperator']);
  });
});
