import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { printAddresses } from './addresses.ts';
import { checkDataFolder, checkPorts, refuseDemoData } from './checks.ts';
import { hasOperator } from './database/has-operator.ts';
import { keepDatabase } from './database/keep-database.ts';
import { buildPages, pagesAreStale } from './pages.ts';
import type { PageApp } from './pages.ts';
import { runProgram, startProgram } from './program.ts';
import type { ProgramOptions } from './program.ts';
import { environments } from './settings/environments.ts';
import { demoIsSeeded, markSeeded } from './demo-logins.ts';
import { takeRunLock } from './run-lock.ts';
import type { RunLock } from './run-lock.ts';
import { ignoreClosedOutput, print, say, secondsSince } from './say.ts';
import { loadSecrets } from './settings/secrets.ts';
import { loadEnvironmentFile, readSettings } from './settings/settings.ts';
import type { UpSettings } from './settings/settings.ts';
import { stopRequest } from './stop-request.ts';
import { studioBrowser } from './studio-browser.ts';

/** Everything that has to be stopped, in the order in which it was started. */
type Stoppers = (() => Promise<void>)[];

/**
 * `npm start`: database, pages, sandbox parties, video origin and server, up and healthy, then one block that says where everything
 * is. Ends with all of them, however it is asked to. `quiet` leaves out of the demo data the month of members, orders and cases
 * that fills the console: browser stories find only what the modules' own seeds wrote.
 */
export async function up({ quiet = false }: { quiet?: boolean } = {}): Promise<number> {
  ignoreClosedOutput();
  loadEnvironmentFile();
  const settings = readSettings();
  checkDataFolder(settings.dataDir);
  const stop = stopRequest();
  const site = `http://${settings.host}:${settings.ports.PORT}`;
  const lock = await takeRunLock(settings.dataDir, site, () =>
    say('上次运行被强行终止，正在清理遗留进程', 'an earlier run was killed; ending what it left'),
  );
  const stoppers: Stoppers = [];
  try {
    const running = run(settings, lock, stoppers, { stop: stop.signal, quiet });
    await Promise.race([running, stop.requested]);
    if (stop.signal.aborted) say('正在停止', 'stopping');
    // A start that was interrupted fails on its own; only its stoppers matter then.
    await running.catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return 0;
  } finally {
    stop.abort();
    for (const stopper of stoppers.toReversed()) await stopper();
    lock.release();
    dismissWatchdog();
  }
}

async function run(
  settings: UpSettings,
  lock: RunLock,
  stoppers: Stoppers,
  { stop, quiet }: { stop: AbortSignal; quiet: boolean },
): Promise<void> {
  const begun = performance.now();
  await checkPorts(settings);
  const secrets = loadSecrets(settings.dataDir);
  const demo = process.env['NODE_ENV'] !== 'production';
  if (!demo) refuseDemoData(settings.dataDir);
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  const program = (name: string, command: string, env: Record<string, string>): ProgramOptions => ({
    name,
    command: command.split(' '),
    env,
    logFile: join(settings.dataDir, 'logs', `${name}.log`),
    onStart: (pid) => lock.note(pid),
    onRestart: (reason) =>
      say(`${name} 意外退出（${reason}），正在重启`, `${name} ended (${reason}), starting it again`),
    onGiveUp: fail,
  });

  const env = environments(settings, secrets);
  if (demo) {
    const sandboxEnv = { ...env.sandbox, ...(await studioBrowser()) };
    const sandbox = startProgram(program('sandbox', 'apps/sandbox/src/main.ts', sandboxEnv));
    stoppers.push(() => sandbox.stop());
  }
  // In production it starts once an operator has put keys for it; without them payouts on a chain wait.
  if (demo || existsSync(join(env.signer['SIGNER_DIR'] ?? '', 'keys.json'))) {
    const signer = startProgram(program('signer', 'apps/signer/src/main.ts', env.signer));
    stoppers.push(() => signer.stop());
    // Seen once, it is started again when it dies; payouts wait meanwhile.
    void signer.waitUntil(() => signerListens(settings), stop).catch(() => undefined);
  }
  if (env.media !== undefined) {
    // Parts lie outside the heap: a small one keeps the whole within 256 MiB.
    const media = startProgram(program('media', '--max-old-space-size=96 apps/media/src/main.ts', env.media));
    stoppers.push(() => media.stop());
    // The site works without it; publishers and players return to one that was started again.
    void media.waitUntil(() => mediaListens(settings), stop).catch(() => undefined);
  }
  const pages = buildStalePages(stop);
  pages.catch(() => undefined);
  say('启动数据库', 'starting the database');
  const database = await keepDatabase(settings, secrets, stoppers, fail);
  const serverEnv = { ...env.server, ...env.databases(database.urls) };
  // The server brings the schema up to date when it starts; demo data needs it before.
  if (demo && !demoIsSeeded(settings.dataDir) && !stop.aborted) {
    await runProgram(program('migrate', 'apps/server/src/main.ts migrate', serverEnv), stop);
    say('写入演示数据', 'writing the demo data');
    const seed = `apps/server/src/main.ts seed${quiet ? '' : ' day'}`;
    await runProgram(program('seed', seed, serverEnv), stop);
    markSeeded(settings.dataDir);
  }
  await pages;
  if (stop.aborted) return;

  say('启动服务', 'starting the server');
  const server = startProgram(program('server', 'apps/server/src/main.ts', serverEnv));
  stoppers.push(() => server.stop());
  await Promise.race([server.waitUntil(() => answers(settings, '/readyz'), stop), failed]);
  if (stop.aborted) return;
  printAddresses(settings, {
    demo,
    video: env.media !== undefined,
    hasOperator: await hasOperator(database.urls.app),
    seconds: secondsSince(begun),
  });
  await Promise.race([
    failed,
    new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve())),
  ]);
}

async function buildStalePages(stop: AbortSignal): Promise<void> {
  const stale = (['web', 'console'] as const).filter((app: PageApp) => pagesAreStale(app));
  if (stale.length === 0) return;
  const begun = performance.now();
  say('构建页面', 'building the pages');
  await Promise.all(stale.map((app) => buildPages(app, stop)));
  print(`    ${stale.join(' + ')}: ${secondsSince(begun)} s`);
}

/** An address of this machine on which something listens that listens on `host`. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** Whether the signer is there: it refuses a stranger's question. */
async function signerListens({ ports }: UpSettings): Promise<boolean> {
  const url = `http://127.0.0.1:${ports.SIGNER_PORT}/`;
  return (await fetch(url, { method: 'POST', signal: AbortSignal.timeout(2000) })).status === 401;
}

async function mediaListens({ host, ports }: UpSettings): Promise<boolean> {
  const url = `http://${reachable(host)}:${ports.MEDIA_PORT}/readyz`;
  return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
}

async function answers({ host, ports }: UpSettings, path: string): Promise<boolean> {
  const response = await fetch(`http://${reachable(host)}:${ports.PORT}${path}`, {
    signal: AbortSignal.timeout(2000),
  });
  await response.arrayBuffer();
  return response.ok;
}
