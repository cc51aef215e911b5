import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFreePort } from '../processes/ports.ts';
import { PlainError } from '../processes/plain-error.ts';
import { forget, guard } from '../processes/watchdog.ts';
import { preparePostgres } from './binaries.ts';
import { createCluster, hasCluster, superuser } from './cluster.ts';
import { chooseIdentity, spawnUnder } from './identity.ts';
import { placeFor } from './place.ts';
import { clearLeftovers, readPostmaster } from './postmaster.ts';
import { serverSettings } from './settings.ts';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created when absent. */
  readonly folder: string;
  readonly superuserPassword: string;
  /** The port to try first; another free one is taken when it is busy. */
  readonly port?: number;
  readonly logFile: string;
  /** Settings that differ from `serverSettings`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** False spares the flush after creating a throw-away cluster; the running server always flushes. */
  readonly syncAfterCreate?: boolean;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** True when this start created the cluster. */
  readonly created: boolean;
  /** What had to be cleared away of an earlier run. */
  readonly leftovers: 'stopped' | 'cleaned' | undefined;
  /** Connection address of the superuser for a database of this cluster. */
  superuserUrl(database: string): string;
  /** Settles when the server has ended, no matter what ended it. */
  readonly ended: Promise<void>;
  /** Fast shutdown: sessions are cut, everything committed is kept. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on 127.0.0.1 without any installation and waits until it accepts connections. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const identity = chooseIdentity();
  const { native, folder } = placeFor(identity, preparePostgres(), options.folder);
  const leftovers = hasCluster(folder) ? await clearLeftovers(folder) : undefined;
  const created = !hasCluster(folder);
  const password = options.superuserPassword;
  if (created)
    await createCluster({ native, identity, folder, password, sync: options.syncAfterCreate !== false });

  const port = await findFreePort(options.port);
  const settings = Object.entries({ ...serverSettings, port: String(port), ...options.settings });
  const log = openLog(options.logFile);
  const start = spawnUnder(identity, join(native, 'bin', 'postgres'), [
    '-D',
    folder,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // A session of its own: Ctrl-C in the terminal must reach the launcher, which stops the server before the database.
  const child = spawn(start.command, start.arguments, {
    stdio: ['ignore', log, log],
    detached: true,
    ...start.user,
  });
  closeSync(log);
  const pid = child.pid ?? 0;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (pid !== 0) guard({ signal: 'INT', target: pid, seconds: 20 });
  void ended.then(() => forget(pid));
  await ready(folder, pid, () => child.exitCode !== null || pid === 0, options.logFile);

  return {
    port,
    pid,
    created,
    leftovers,
    superuserUrl: (database) =>
      `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    ended,
    stop: async () => {
      child.kill('SIGINT');
      const force = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await ended;
      clearTimeout(force);
    },
  };
}

async function ready(folder: string, pid: number, gone: () => boolean, logFile: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const postmaster = readPostmaster(folder);
    if (postmaster?.pid === pid && postmaster.ready) return;
    if (gone() || performance.now() > deadline) {
      const lastLines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
      throw new PlainError(
        `数据库没有启动，日志：${logFile}\nThe database did not start, log: ${logFile}\n${lastLines}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 20 * 1024 * 1024) truncateSync(file);
  return openSync(file, 'a');
}
