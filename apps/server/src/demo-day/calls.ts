import type { EndpointName } from '@fairway/contract/endpoints.ts';
import { rolePermissions, type RoleName } from '@fairway/contract/operators/permissions.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { z } from 'zod';
import { mounts } from '../modules/mounts.ts';
import type { MountedRoute } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

/** Every operation of the product by its name, as this caller would press it. */
export type DayCalls = {
  readonly [Name in EndpointName]: (
    input: z.input<Schemas[Name]['input']>,
  ) => Promise<z.output<Schemas[Name]['output']>>;
};

export interface Caller {
  readonly memberId?: string;
  readonly operator?: { readonly id: string; readonly name: string; readonly role: RoleName };
}

const device = { address: '203.0.113.77', deviceId: 'demo-day', userAgent: '', origin: '' } as const;

/** The calls of a member, an operator or a visitor at the time of `app`: the operation itself, without the wire. */
export function callsOf(app: Platform, { memberId, operator }: Caller = {}): DayCalls {
  const identity = {
    ...(memberId === undefined ? {} : { member: { memberId, sessionId: '' } }),
    ...(operator === undefined
      ? {}
      : {
          operator: {
            operatorId: operator.id,
            sessionId: '',
            name: operator.name,
            role: operator.role,
            permissions: rolePermissions[operator.role],
          },
        }),
  };
  const press = async (name: string, given: unknown): Promise<unknown> => {
    const { run, input, output } = routeOf(name);
    const requestId = app.ids.uuid();
    const call = {
      ...device,
      ...identity,
      operation: name,
      operationId: requestId,
      requestId,
      language: 'zh-CN',
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of a mounted route are taken off
    return output.parse(await run(app, call as never, input.parse(given) as never));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one function for each name of the contract
  return new Proxy({}, { get: (_, name) => (input: unknown) => press(String(name), input) }) as DayCalls;
}

const byName: ReadonlyMap<string, MountedRoute> = new Map(
  mounts
    .flatMap(({ routes = [], operatorRoutes = [] }) => [...routes, ...operatorRoutes])
    .map((route) => [route.name, route]),
);

function routeOf(name: string): MountedRoute {
  const route = byName.get(name);
  if (!route) throw new Error(`no operation ${name}`);
  return route;
}
