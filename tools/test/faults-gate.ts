import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../processes/ports.ts';
import { dismissWatchdog } from '../processes/watchdog.ts';
import { demoIsSeeded, markSeeded } from '../up/demo-logins.ts';
import { environments } from '../up/settings/environments.ts';
import { keepDatabase } from '../up/database/keep-database.ts';
import { runProgram, startProgram } from '../up/program.ts';
import { loadSecrets } from '../up/settings/secrets.ts';
import { readSettings } from '../up/settings/settings.ts';
import type { Gate } from './gate.ts';
import { runCommand } from './run-command.ts';
import { freshReport, suiteResult } from './suites.ts';

/**
 * The journey of money under faults: PostgreSQL as the product starts it, demo data, and then `e2e/faults`, which runs the
 * server and the outside parties itself, because it kills them. `FAULTS_SEED` repeats a run.
 */
export const faults: Gate = {
  name: 'faults',
  static: false,
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fairway-faults-'));
    try {
      const report = freshReport('faults.xml');
      const { code, output } = await runFaults(dataDir, report);
      return suiteResult(report, code, output);
    } finally {
      dismissWatchdog();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Runs the scenarios on a data folder, which is filled first if it is empty. */
async function runFaults(dataDir: string, report: string): Promise<{ code: number; output: string }> {
  const [port = 0, ...others] = await findFreePorts(17);
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir });
  const secrets = loadSecrets(dataDir);
  const stoppers: (() => Promise<void>)[] = [];
  try {
    const database = await keepDatabase(settings, secrets, stoppers, (fault) => process.emitWarning(fault));
    const programs = environments(settings, secrets);
    const server = {
      ...programs.server,
      ...programs.databases(database.urls),
      CHAIN_CONFIRMATIONS: '4',
      TRUSTED_PROXIES: '1',
      DEPOSIT_TURNOVER: '0',
    };
    const sandbox = { ...programs.sandbox, CHAIN_BLOCK_TIME: '1' };
    if (!demoIsSeeded(dataDir)) await seed(dataDir, server, sandbox);
    const stack = { server, sandbox, database: database.urls.migrator, dataDir, ports: others.slice(6) };
    return await runCommand(
      'vitest/vitest.mjs',
      [
        'run',
        '--config',
        'e2e/faults/vitest.config.ts',
        '--reporter=default',
        '--reporter=junit',
        `--outputFile.junit=${report}`,
      ],
      { env: { FAIRWAY_FAULTS: JSON.stringify(stack) } },
    );
  } finally {
    for (const stopper of stoppers.toReversed()) await stopper();
  }
}

/** Migrates and writes the demo data, with the outside parties at hand as on a first start. */
async function seed(
  dataDir: string,
  server: Record<string, string>,
  sandbox: Record<string, string>,
): Promise<void> {
  const program = (name: string, command: string, env: Record<string, string>) => ({
    name,
    command: command.split(' '),
    env,
    logFile: join(dataDir, 'logs', `${name}.log`),
    onStart: () => undefined,
    onRestart: () => undefined,
    onGiveUp: () => undefined,
  });
  const parties = startProgram(program('sandbox', 'apps/sandbox/src/main.ts', sandbox));
  try {
    const main = 'apps/server/src/main.ts';
    await runProgram(program('migrate', `${main} migrate`, server), new AbortController().signal);
    await runProgram(program('seed', `${main} seed`, server), new AbortController().signal);
    markSeeded(dataDir);
  } finally {
    await parties.stop();
  }
}
