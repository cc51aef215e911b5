import { shoeCut, shoeSize } from '@fairway/fair-games';
import { beaconReady } from '#modules/beacon';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { eager, idle, until } from '../../conducting/wait-times.ts';
import { pauseSeconds, undealtSeconds, type HouseTable } from '../house-tables.ts';
import { selectShoe, updateEnded } from '../shoes-store.ts';
import type { DealRow, ShoeRow } from '../tables.ts';
import type { Look } from './look.ts';
import { prepareDeal } from './prepare-deal.ts';
import { endShoe, nameShoe, openShoe } from './prepare-shoe.ts';

interface Between {
  readonly last: DealRow | undefined;
  readonly now: Date;
  readonly watched: boolean;
}

/** Between two deals: the shoe that is at its cut ends, another is opened, and the next deal is named while a page looks. */
export async function betweenDeals(
  tx: Tx,
  app: Platform,
  table: HouseTable,
  { last, now, watched }: Between,
): Promise<Look> {
  const hasShoe = table.game === 'baccarat' || table.game === 'dragonTiger';
  const shoe = hasShoe ? await selectShoe(tx, table.code) : undefined;
  if (shoe?.opened_at && !shoe.ended_at && shoeSize - shoe.dealt <= shoeCut) {
    await endShoe(tx, app, shoe);
    return { again: eager };
  }
  if (!watched || !beaconReady(app)) return { again: idle };
  if (hasShoe && (!shoe?.opened_at || shoe.ended_at)) return freshShoe(tx, app, table, { shoe, now });
  const ended = last?.resulted_at ?? last?.voided_at;
  const free = ended ? addSeconds(ended, pauseSeconds) : now;
  if (now < free) return { again: until(free, now) };
  await prepareDeal(tx, app, table, { last, shoe: shoe ?? null, now });
  return { again: idle };
}

async function freshShoe(
  tx: Tx,
  app: Platform,
  table: HouseTable,
  { shoe, now }: { shoe: ShoeRow | undefined; now: Date },
): Promise<Look> {
  if (!shoe || shoe.ended_at) {
    await nameShoe(tx, app, table, { last: shoe, now });
    return { again: idle };
  }
  if (now < shoe.beacon_at) return { again: until(shoe.beacon_at, now) };
  if (await openShoe(tx, app, shoe)) return { again: 0 };
  // Its round may be of a chain that is configured no longer: nothing was staked on it, another one is named.
  if (now >= addSeconds(shoe.beacon_at, undealtSeconds)) await updateEnded(tx, shoe);
  return { again: eager };
}
