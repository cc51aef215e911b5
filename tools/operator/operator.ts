import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { roles } from '../postgres/roles.ts';
import { PlainError } from '../processes/plain-error.ts';
import { projectRoot } from '../project.ts';
import { environments } from '../up/settings/environments.ts';
import { rememberedPort } from '../up/database/remembered-port.ts';
import { loadSecrets, secretsFile } from '../up/settings/secrets.ts';
import { loadEnvironmentFile, readSettings } from '../up/settings/settings.ts';

/** `npm run operator -- <name> <role>`: opens an operator account of the running copy and prints its password once. */
export async function operator(): Promise<number> {
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
  const own = `postgres://${roles.app}:${secrets.database.appPassword}@127.0.0.1:${port}/fairway`;
  const { status } = spawnSync(
    process.execPath,
    ['apps/server/src/main.ts', 'operator', ...process.argv.slice(2)],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...environments(settings, secrets).server,
        APP_DATABASE_URL: process.env['APP_DATABASE_URL'] || appUrl(settings.databaseUrl, secrets) || own,
        LOG_LEVEL: 'fatal',
      },
    },
  );
  return status ?? 1;
}

/** The app role's address in a database that was given from outside. */
function appUrl(given: string | undefined, secrets: ReturnType<typeof loadSecrets>): string | undefined {
  if (given === undefined) return undefined;
  const url = new URL(given);
  url.username = roles.app;
  url.password = secrets.database.appPassword;
  return url.href;
}
