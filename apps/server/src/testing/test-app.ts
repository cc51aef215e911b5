import {
  createClient,
  hashPassword,
  type CallOptions,
  type Client,
  type ClientSettings,
} from '@fairway/api-client';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import {
  createSeededRandom,
  createTestDatabase,
  createVirtualClock,
  type TestDatabase,
  type VirtualClock,
} from '@fairway/testkit';
import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { generateSecret, generateSync } from 'otplib';
import { createApp, type Fairway } from '../app.ts';
import { createOperator } from '#modules/operators';
import { parseConfig } from '../config.ts';
import type { LoadSettings } from '#platform/http/load/load-settings.ts';

export type ApiClient = Client<typeof endpoints, Schemas>;

/** Every call by its name, in the spelling of the wire: nothing is translated on either side of it. */
export type WireClient = Readonly<
  Record<keyof typeof endpoints, (input: object, options?: CallOptions) => Promise<unknown>>
>;

export interface TestMember {
  id: string;
  name: string;
  token: string;
  signKey: string;
  /** The login password as a proof of the owner. */
  proof: { kind: 'password'; password: string };
  /** Calls as this member, over the wire. */
  api: ApiClient;
}

export interface TestOperator {
  name: string;
  api: ApiClient;
  /** Signs in once more, beside the first session; the clock moves on, because a code works once. */
  signInAgain(): Promise<ApiClient>;
}

export interface TestApp extends Fairway {
  database: TestDatabase;
  clock: VirtualClock;
  /** Base addresses of both ports. */
  urls: { site: string; console: string };
  /** Calls as a visitor, over the wire. */
  visitor: ApiClient;
  /** Calls with a given session, or as another visitor; each from a device and a network address of its own. */
  clientOf(session?: { token: string; signKey: string }): ApiClient;
  /** As `clientOf`, in the spelling of the wire. */
  wireOf(session?: { token: string; signKey: string }): WireClient;
  /** Calls the console's port without a session. */
  consoleVisitor(): ApiClient;
  /** Registers a member of this name over the wire. */
  register(name: string): Promise<TestMember>;
  /** Creates an operator of this role and signs it in with a second factor; its calls go to the console's port. */
  operator(role: RoleName): Promise<TestOperator>;
  end(): Promise<void>;
}

export interface TestAppSettings {
  /** Runs jobs, outbox and watchers as the product does; off, a test drives them itself. */
  work?: boolean;
  /** Where the virtual clock starts. */
  start?: string;
  env?: Readonly<Record<string, string>>;
  /** How much work is taken on at once; without it, as the product does. */
  load?: LoadSettings;
}

/** How long a call waits for a connection: on a busy machine twenty new ones take longer than the second a member is let wait. */
const patienceMs = 60_000;

/** A password that no test is about: an operator's own cost is a quarter of a second, twice for each of them. */
const cheap = { memory: 64, passes: 1, parallelism: 1 };

/** The whole product on a database of its own, on free loopback ports, under a virtual clock and seeded ids. */
export async function createTestApp({
  work = false,
  start,
  env = {},
  load,
}: TestAppSettings = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = createVirtualClock(start, database.setClock);
  const fairway = await createApp(testConfig(database, env), {
    clock,
    work,
    connectionWait: patienceMs,
    ...(load && { load }),
  });
  const urls = await fairway.listen();
  const random = createSeededRandom(database.name);
  const settingsFor = (
    session: { token: string; signKey: string } | undefined,
    device: string,
    baseUrl = urls.site,
  ): ClientSettings => ({
    baseUrl,
    session: () => session,
    deviceId: () => device,
    language: () => 'zh-CN',
    now: () => clock.now().getTime(),
    fetch: fetchFrom(`10.${[...random.bytes(3)].join('.')}`),
  });
  const clientFor = (...whose: Parameters<typeof settingsFor>): ApiClient =>
    createClient<typeof endpoints, Schemas>(endpoints, settingsFor(...whose));
  const device = () => random.bytes(16).toString('hex');
  return {
    ...fairway,
    database,
    clock,
    urls,
    visitor: clientFor(undefined, device()),
    clientOf: (session) => clientFor(session, device()),
    wireOf: (session) => createClient(untranslated, settingsFor(session, device())) as WireClient,
    consoleVisitor: () => clientFor(undefined, device(), urls.console),
    async register(name) {
      const password = hashPassword(`${name}-Passw0rd`);
      const { session, member } = await clientFor(undefined, device()).registerMember({
        name,
        password,
        birthDate: '1990-01-31',
        acceptsTerms: true,
      });
      return {
        id: member.id,
        name,
        token: session.token,
        signKey: session.signKey,
        proof: { kind: 'password', password },
        api: clientFor(session, device()),
      };
    },
    async operator(role) {
      const name = `${role}-${random.bytes(3).toString('hex')}`;
      const totpSecret = generateSecret();
      const password = hashPassword(`${name}-Passw0rd`);
      await createOperator(fairway.app, { name, password, role, totpSecret }, cheap);
      const address = device();
      const console = (session?: { token: string; signKey: string }) =>
        clientFor(session, address, urls.console);
      const signIn = async () => {
        const code = generateSync({
          secret: totpSecret,
          epoch: Math.floor(clock.now().getTime() / 1000),
        });
        const { session } = await console().logInOperator({ name, password, code });
        return console(session);
      };
      const signInAgain = () => {
        clock.advance({ seconds: 60 });
        return signIn();
      };
      return { name, api: await signIn(), signInAgain };
    },
    async end() {
      await fairway.close();
      await database.drop();
    },
  };
}

/** The calls as the server serves them, without what translates them. */
const untranslated = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
);

/** Requests as they come through one proxy of ours from a client at this address: limits count by address. */
function fetchFrom(address: string): typeof fetch {
  return (target, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetch(target, { ...init, headers });
  };
}

function testConfig(database: TestDatabase, env: Readonly<Record<string, string>>) {
  return parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    CONSOLE_PORT: '0',
    APP_DATABASE_URL: database.urls.app,
    MIGRATOR_DATABASE_URL: database.urls.migrator,
    REPORT_DATABASE_URL: database.urls.report,
    SERVER_SECRET: 'test-server-secret-of-32-characters-or-more',
    PASSWORD_PEPPER: 'test-password-pepper-of-32-characters-or-more',
    PSP_SECRET: 'test-payment-provider-secret',
    VENUE_SECRET: 'test-venue-secret-0123456789',
    TRUSTED_PROXIES: '1',
    // Stories of money in and out play nothing in between; those about turnover publish settings.
    DEPOSIT_TURNOVER: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });
}
