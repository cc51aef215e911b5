import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Settings without which an acknowledged transfer may be lost or a damaged page be served (reliability DUR-3, DUR-4). */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

/** The database may lose what it acknowledged; the message names each setting that is off and how it is put right. */
export class DurabilityFault extends Error {
  override name = 'DurabilityFault';
}

/** Reads the settings as this process's own role has them and throws a DurabilityFault if one of them is off. */
export async function requireDurability(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any (${[...needed]})`.execute(db);
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const faults = durabilityFaults(settings);
  if (faults.length > 0)
    throw new DurabilityFault(`The database does not keep what it acknowledges:\n${faults.join('\n')}`);
}

/** A line for each setting that is off or cannot be read. */
export function durabilityFaults(settings: Readonly<Record<string, string | undefined>>): string[] {
  return needed
    .filter((name) => settings[name] === undefined || settings[name] === 'off')
    .map((name) => `  - ${name} is ${settings[name] ?? 'unknown'}: ${remedy(name)}`);
}

function remedy(name: (typeof needed)[number]): string {
  if (name === 'data_checksums') return 'stop the database and run pg_checksums --enable';
  if (name === 'synchronous_commit') return 'set it to on, for the server, the database and the role';
  return 'set it to on in postgresql.conf';
}
