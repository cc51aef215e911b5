import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** One number for all processes: three instances that start at once queue here and one migrates. */
const lockKey = 7_241_001;

export interface MigrationReport {
  applied: string[];
  total: number;
}

/**
 * Brings the database up to the newest file of `migrations/`: forward only, each file in a transaction of its own, under
 * an advisory lock. An applied file that has since changed on disk stops the start, because the schema is then unknown.
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
        throw new Error(
          `Migration ${file.name} was changed after it had been applied; add a new file instead.`,
        );
      await apply(client, file);
      applied.push(file.name);
    }
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
    throw new Error(
      `Migration ${file.name} failed: ${fault instanceof Error ? fault.message : String(fault)}`,
      {
        cause: fault,
      },
    );
  }
}
