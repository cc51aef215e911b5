import type { PoolSummary } from '@fairway/contract/fishing/schemas.ts';
import { fishingGame } from '@fairway/contract/fishing/codes.ts';
import { poolSeats } from '@fairway/fair-games';
import { formatMoney } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { currencies } from '../limits/bounds-in.ts';
import { limitsOf } from '../limits/read-limits.ts';
import type { SeatRow } from '../seats/seats-store.ts';
import { buyInOf, cannonsOf, fishingRtp, type HousePool } from './house-pools.ts';

/** A pool as lists show it: its cannons within the limits in force, and how many sit there. */
export async function presentPool(
  app: Platform,
  pool: HousePool,
  { language, seats }: { language: Language; seats: readonly SeatRow[] },
): Promise<PoolSummary> {
  const { open, bounds } = await limitsOf(app, fishingGame);
  return {
    pool: pool.code,
    name: language === 'en' ? pool.name.en : pool.name.zh,
    open,
    seats: poolSeats,
    taken: seats.filter(({ place }) => place === pool.code).length,
    money: currencies.map((currency) => {
      const { least, most } = bounds(currency);
      const buyIn = buyInOf(pool, currency);
      return {
        currency,
        cannons: cannonsOf(pool, currency)
          .filter(({ minor }) => minor >= least.minor && minor <= most.minor)
          .map(formatMoney),
        leastBuyIn: formatMoney(buyIn.least),
        mostBuyIn: formatMoney(buyIn.most),
      };
    }),
    rtp: fishingRtp,
  };
}
