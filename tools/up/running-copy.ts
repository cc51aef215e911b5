import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { roles } from '../postgres/roles.ts';
import { PlainError } from '../processes/plain-error.ts';
import { projectRoot } from '../project.ts';
import { rememberedPort } from './database/remembered-port.ts';
import { environments } from './settings/environments.ts';
import { loadSecrets, secretsFile } from './settings/secrets.ts';
import type { Secrets } from './settings/secrets.ts';
import { loadEnvironmentFile, readSettings } from './settings/settings.ts';
import type { UpSettings } from './settings/settings.ts';

/** A copy that `npm start` has set up, as commands beside it see it. */
export interface RunningCopy {
  readonly settings: UpSettings;
  readonly secrets: Secrets;
  readonly urls: { readonly app: string; readonly report: string };
}

/** Finds the copy of `DATA_DIR`. Throws a PlainError where nothing has run from it yet. */
export function findRunningCopy(): RunningCopy {
  loadEnvironmentFile();
  const settings = readSettings();
  const port = rememberedPort(settings.dataDir);
  if (!existsSync(secretsFile(settings.dataDir)) || (settings.databaseUrl === undefined && port === 0)) {
    throw new PlainError(
      `${settings.dataDir} 中没有运行过的平台：请先运行 npm start。\n` +
        `Nothing has run from ${settings.dataDir} yet: start it with npm start first.`,
    );
  }
  const secrets = loadSecrets(settings.dataDir);
  const url = (role: 'app' | 'report', password: string): string => {
    const base = new URL(settings.databaseUrl ?? `postgres://127.0.0.1:${port}/fairway`);
    base.username = roles[role];
    base.password = password;
    return base.href;
  };
  return {
    settings,
    secrets,
    urls: {
      app: process.env['APP_DATABASE_URL'] || url('app', secrets.database.appPassword),
      report: process.env['REPORT_DATABASE_URL'] || url('report', secrets.database.reportPassword),
    },
  };
}

/** Runs a command of the server's program against the copy and answers its exit code. */
export function runServerCommand(command: string, commandArguments: readonly string[]): number {
  const { settings, secrets, urls } = findRunningCopy();
  const { status } = spawnSync(process.execPath, ['apps/server/src/main.ts', command, ...commandArguments], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...environments(settings, secrets).server,
      APP_DATABASE_URL: urls.app,
      LOG_LEVEL: 'fatal',
    },
  });
  return status ?? 1;
}
