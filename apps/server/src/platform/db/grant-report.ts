import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';

const folder = fileURLToPath(new URL('../../../grants/report', import.meta.url));
/** Its row among the applied migrations, with the checksum of the list that counts now. */
const name = 'grants/fairway_report.sql';

/** The list: a file a module, in the order of their names. */
async function readList(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

/** Tables of ours only: an outside database may have others. Takes the grants of single columns away as well. */
const revokeAll = `
do $$
declare
  own regclass;
begin
  for own in
    select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and relowner = current_user::regrole
  loop
    execute format('revoke all on %s from fairway_report', own);
  end loop;
end $$`;

/**
 * Makes what `fairway_report` may read exactly what the list grants, column by column: a table or column that the list does not name
 * cannot be read. Done when the list or the schema has changed; decision 0073.
 */
export async function grantReport(client: Client, schemaChanged: boolean): Promise<void> {
  const list = await readList();
  const checksum = createHash('sha256').update(list).digest('hex');
  const known = await client.query('select from schema_migrations where name = $1 and checksum = $2', [
    name,
    checksum,
  ]);
  if (known.rowCount === 1 && !schemaChanged) return;
  try {
    await client.query('begin');
    await client.query(revokeAll);
    await client.query(list);
    await client.query(
      `insert into schema_migrations (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
    await client.query('commit');
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  }
}
