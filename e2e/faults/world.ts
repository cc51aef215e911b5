import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import { createSeededRandom, type SeededRandom } from '@fairway/testkit/seeded-random.ts';
import { totp } from '@fairway/testkit/totp.ts';
import { Pool } from 'pg';
import { clientFor, insist, pause, type Api } from './client.ts';
import { Director } from './director.ts';
import { Program, readStackSettings, type StackSettings } from './stack.ts';

/** The whole product with its outside parties, and the database as its owner sees it. */
export interface World {
  readonly seed: string;
  readonly settings: StackSettings;
  readonly random: SeededRandom;
  readonly site: string;
  readonly server: Program;
  readonly sandbox: Program;
  readonly director: Director;
  readonly sql: Pool;
  readonly cashier: Api;
  readonly trader: Api;
  /** Kills the server and starts it again; what its worker held is given back at once instead of after two looks. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export async function createWorld(): Promise<World> {
  const settings = readStackSettings();
  const seed = process.env['FAULTS_SEED'] ?? String(Date.now() % 1_000_000);
  const address = (env: Readonly<Record<string, string>>, port: string) =>
    `http://127.0.0.1:${env[port] ?? ''}`;
  const site = address(settings.server, 'PORT');
  const parties = address(settings.sandbox, 'SANDBOX_PORT');
  const server = new Program('server', settings, `${site}/readyz`);
  const sandbox = new Program('sandbox', settings, `${parties}/director/state`);
  await Promise.all([sandbox.start(), server.start()]);
  const sql = new Pool({ connectionString: settings.database, max: 2 });
  // Its connections are cut when a scenario kills the database.
  sql.on('error', () => undefined);
  const director = new Director(parties);
  await director.post('/director/settings', { speed: 20 });
  const desk = address(settings.server, 'CONSOLE_PORT');
  return {
    seed,
    settings,
    random: createSeededRandom(seed),
    site,
    server,
    sandbox,
    director,
    sql,
    cashier: await signInOperator(desk, settings.dataDir, 'cashier'),
    trader: await signInOperator(desk, settings.dataDir, 'trader'),
    async crash() {
      await server.kill();
      await giveJobsBack(sql);
      await server.start();
    },
    async close() {
      await sql.end();
      await Promise.all([server.stop(), sandbox.stop()]);
    },
  };
}

/** What the janitor does within two looks of 20 seconds: the only worker there was is dead for certain. */
async function giveJobsBack(sql: Pool): Promise<void> {
  await sql.query(`
    select from graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`);
}

async function signInOperator(desk: string, dataDir: string, name: string): Promise<Api> {
  const file = join(dataDir, 'demo-logins.json');
  type Login = { name: string; password: string; totpSecret: string };
  const { operators } = JSON.parse(readFileSync(file, 'utf8')) as { operators: Login[] };
  const login = operators.find((one) => one.name === name);
  if (!login) throw new Error(`no demo operator ${name}`);
  const now = () => Math.floor(Date.now() / 30_000);
  let used = 0;
  const { session } = await insist(async () => {
    // A try without an answer may have used its code: the next one brings the code of the next step, which is taken as well.
    used = Math.max(now(), used + 1);
    while (used > now() + 1) await pause(200);
    const code = totp(login.totpSecret, used * 30_000);
    return clientFor(desk, '10.0.0.1').logInOperator({ name, password: hashPassword(login.password), code });
  });
  return clientFor(desk, '10.0.0.1', session);
}
