import type { Tx } from '#platform/db/database.ts';
import type { RewardRow } from '../../tables.ts';
import { selectClaimOfReward } from './claims-store.ts';
import { giveBackStock } from './stock-store.ts';

/** A gift that people refused is there for others again; its price, where it is only counted, counts no longer. Answers the price. */
export async function undoClaim(tx: Tx, reward: RewardRow): Promise<bigint> {
  const claim = await selectClaimOfReward(tx, reward);
  if (!claim) return 0n;
  await giveBackStock(tx, reward, claim.gift_id);
  return claim.price;
}
