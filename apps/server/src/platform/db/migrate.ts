import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { grantReport } from './grant-report.ts';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** One number for all processes: three instances that start at once queue here and one migrates. */
const lockKey = 7_241_001;

/** The schema cannot be brought up to date; the message says why and what to do, in both languages. */
export class MigrationFault extends Error {
  override name = 'MigrationFault';
}

export interface MigrationReport {
  applied: string[];
  total: number;
}

/**
 * Brings the database up to the newest file of `migrations/`: forward only, each file in a transaction of its own, under
 * an advisory lock; then the grants of the reporting role. An applied file that has since changed on disk stops the start, because the schema is then unknown.
 */
export async function migrate(url: string): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'fairway-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const known = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
    const files = await migrationFiles();
    const applied: string[] = [];
    for (const file of files) {
      const before = checksums.get(file.name);
      if (before === file.checksum) continue;
      if (before)
        throw new MigrationFault(
          `数据库由另一版本建立（${file.name} 已不同）：请换回建库时的版本，或运行 npm run reset 清空演示数据。\n` +
            `This database was made by another build (${file.name} differs): go back to that build, or remove the demo data ` +
            `with npm run reset. A migration that was applied is never edited; add a new file instead.`,
        );
      await apply(client, file);
      applied.push(file.name);
    }
    await grantReport(client, applied.length > 0);
    return { applied, total: files.length };
  } finally {
    await client.end();
  }
}

interface MigrationFile {
  name: string;
  checksum: string;
  sql: string;
}

async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query("set local lock_timeout = '2s'");
    await client.query(file.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new MigrationFault(
      `数据库升级在 ${file.name} 处停止（${reason}）：此文件的改动已全部撤回，排除原因后重新启动即可。\n` +
        `The upgrade of the database stopped at ${file.name} (${reason}): nothing of that file was applied; ` +
        `remove the cause and start again.`,
      { cause: fault },
    );
  }
}
