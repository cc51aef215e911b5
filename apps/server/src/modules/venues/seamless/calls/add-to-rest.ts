import type { Tx } from '#platform/db/database.ts';
import { wholeMinor, withRest } from '../amounts.ts';
import { lockRest, writeRest } from '../rounds/rounds-store.ts';
import type { Purse } from './move-money.ts';

/** The minor units that an amount in hundred-millionths moves; what is finer than a unit goes into the member's rest, or out of it. */
export async function addToRest(tx: Tx, purse: Purse, fine: bigint): Promise<bigint> {
  const whole = wholeMinor(purse.currency, fine);
  if (whole !== undefined) return whole;
  const key = { member_id: purse.memberId, provider: purse.provider, currency: purse.currency };
  const { minor, rest } = withRest(purse.currency, await lockRest(tx, key), fine);
  await writeRest(tx, key, rest);
  return minor;
}
