import { sql } from 'kysely';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttemptKeys } from '#modules/risk';

/**
 * Whom a try to log in counts for: the name as it was typed and the address. From an address where the operator has worked before
 * it counts for the two together, so that strangers who guess do not slow the operator down.
 */
export async function operatorKeys(
  app: Platform,
  { address }: CallContext,
  typed: string,
): Promise<AttemptKeys> {
  const name = typed.trim().toLowerCase();
  const { rows } = await sql`
    select from operators_sessions session
    join operators_accounts account on account.id = session.operator_id
    where account.name = ${typed} and session.address = ${address} limit 1`.execute(app.db);
  return rows.length > 0 ? { knownDevice: `${name}:${address}`, address } : { account: name, address };
}
