import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.ts';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { ensureDatabase } from '../../postgres/ensure-database.ts';
import { ensureRoles, roles } from '../../postgres/roles.ts';
import { withClient } from '../../postgres/with-client.ts';
import { rememberedPort, rememberPort } from './remembered-port.ts';
import { say } from '../say.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { UpSettings } from '../settings/settings.ts';

/** The database as the programs see it. */
export interface UpDatabase {
  readonly urls: { readonly migrator: string; readonly app: string; readonly report: string };
  /** True when it is ours and was created by this start. */
  readonly created: boolean;
  /** Settles if the database ends although nobody stopped it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Database of the embedded cluster. */
const databaseName = 'fairway';

/** Starts the embedded PostgreSQL, or uses the one of `DATABASE_URL`, with the product's logins in place. */
export async function openDatabase(settings: UpSettings, secrets: Secrets): Promise<UpDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, secrets)
    : openGiven(settings.databaseUrl, secrets);
}

async function openEmbedded(dataDir: string, secrets: Secrets): Promise<UpDatabase> {
  const { superuserPassword, migratorPassword, appPassword, reportPassword } = secrets.database;
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    superuserPassword,
    port: rememberedPort(dataDir),
    logFile: join(dataDir, 'logs', 'postgres.log'),
  });
  rememberPort(dataDir, postgres.port);
  if (postgres.leftovers !== undefined) {
    say('上次运行被强行终止，遗留的数据库已恢复', 'an earlier run was killed; its database was recovered');
  }
  const admin = postgres.superuserUrl('postgres');
  try {
    await ensureRoles(admin, { migrator: migratorPassword, app: appPassword, report: reportPassword });
    await ensureDatabase(admin, databaseName);
  } catch (error) {
    await postgres.stop();
    if ((error as { code?: string }).code === '28P01') throw wrongPassword(dataDir, error);
    throw error;
  }
  const url = (role: string, password: string): string =>
    `postgres://${role}:${password}@127.0.0.1:${postgres.port}/${databaseName}`;
  return {
    urls: {
      migrator: url(roles.migrator, migratorPassword),
      app: url(roles.app, appPassword),
      report: url(roles.report, reportPassword),
    },
    created: postgres.created,
    ended: postgres.ended,
    stop: () => postgres.stop(),
  };
}

function wrongPassword(dataDir: string, cause: unknown): PlainError {
  return new PlainError(
    `${dataDir}/secrets.json 与数据库不符：请恢复原来的文件，或运行 npm run reset 清空数据重新开始。\n` +
      `${dataDir}/secrets.json does not fit the database: put the original file back, or start afresh with npm run reset.`,
    { cause },
  );
}

async function openGiven(url: string, secrets: Secrets): Promise<UpDatabase> {
  const { appPassword, reportPassword } = secrets.database;
  const given = { app: process.env['APP_DATABASE_URL'], report: process.env['REPORT_DATABASE_URL'] };
  const wanted = (['app', 'report'] as const).filter((key) => !given[key]);
  try {
    await ensureRoles(url, { migrator: '', app: appPassword, report: reportPassword }, wanted);
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      const name = client.escapeIdentifier(rows[0]?.name ?? '');
      for (const key of wanted) await client.query(`grant connect on database ${name} to ${roles[key]}`);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(
      `无法使用 DATABASE_URL 所指的数据库（${reason}）：请确认它已启动，且该用户拥有此库并有 CREATEROLE 权限；` +
        `否则请同时提供 APP_DATABASE_URL 和 REPORT_DATABASE_URL。\n` +
        `The database of DATABASE_URL cannot be used (${reason}): see that it runs and that its user owns the database ` +
        `and has CREATEROLE; otherwise give APP_DATABASE_URL and REPORT_DATABASE_URL as well.`,
      { cause: error },
    );
  }
  const derive = (role: string, password: string): string => {
    const derived = new URL(url);
    derived.username = role;
    derived.password = password;
    return derived.href;
  };
  return {
    urls: {
      migrator: url,
      app: given.app || derive(roles.app, appPassword),
      report: given.report || derive(roles.report, reportPassword),
    },
    created: false,
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
}
