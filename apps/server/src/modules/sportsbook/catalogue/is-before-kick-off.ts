import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { shareFixtures } from './catalogue-store.ts';

/**
 * Whether a match has not kicked off by the database's clock. Its row is kept from changing until the transaction ends, so that nothing said
 * before the kick-off is written after it.
 */
export async function isBeforeKickOff(tx: Tx, fixtureId: string): Promise<boolean> {
  const [fixture] = await shareFixtures(tx, [BigInt(fixtureId)]);
  return fixture?.status === 'scheduled' && fixture.starts_at > (await databaseNow(tx));
}
