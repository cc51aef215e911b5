import { Client } from 'pg';

/** Runs statements as the superuser, with no rule of the rows asked: what the bench has not to measure. */
export async function fill(superuser: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  await client.query(`set session_replication_role = replica; ${statements}`);
  await client.end();
}

/** 32 bytes in hexadecimal, all alike. */
export const hex = (digit: string): string => digit.repeat(64);
