import { poolCodes, type PoolCode } from '@fairway/contract/fishing/codes.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { cny, money, usdt, type Money } from '@fairway/money';
import type { HouseGame } from '../rules/house-games.ts';

/** A pool of four seats: its name and the sizes of its cannons, in the least stake of a shot. */
export interface HousePool {
  readonly code: PoolCode;
  readonly name: { readonly zh: string; readonly en: string };
  readonly sizes: readonly number[];
}

const pools: Readonly<Record<PoolCode, Omit<HousePool, 'code'>>> = {
  fishing1: { name: { zh: '浅湾', en: 'Shallow Bay' }, sizes: [1, 2, 3, 5, 8, 10] },
  fishing2: { name: { zh: '珊瑚礁', en: 'Coral Reef' }, sizes: [10, 20, 30, 50, 80, 100] },
  fishing3: { name: { zh: '深海', en: 'Deep Sea' }, sizes: [100, 200, 300, 500, 800, 1000] },
};

/** In the order to show them. */
export const housePools: readonly HousePool[] = poolCodes.map((code) => ({ code, ...pools[code] }));

export function housePool(code: PoolCode): HousePool {
  return { code, ...pools[code] };
}

/** Theoretical return in percent of every fish; a test compares it with the enumeration. */
export const fishingRtp = '97.00';

/** Of one shot: 0.10 to 100.00 yuan, a fifth of it in USDT, and 300 times the greatest. Whole multiples of the stake: nothing is rounded. */
export const fishingBounds: HouseGame['bounds'] = {
  CNY: { least: cny(10n), most: cny(100_00n), mostReturn: cny(30_000_00n) },
  USDT: { least: usdt(20_000n), most: usdt(20_000_000n), mostReturn: usdt(6_000_000_000n) },
};

/** The stakes of one shot at a pool, least first. */
export function cannonsOf({ sizes }: HousePool, currency: WalletCurrency): Money[] {
  const { least } = fishingBounds[currency];
  return sizes.map((size) => money(currency, least.minor * BigInt(size)));
}

/** What a seat is bought in with: ten of the least shots at least, and never more than a thousand of the greatest. */
export function buyInOf(pool: HousePool, currency: WalletCurrency): { least: Money; most: Money } {
  const cannons = cannonsOf(pool, currency).map(({ minor }) => minor);
  return {
    least: money(currency, (cannons[0] ?? 0n) * 10n),
    most: money(currency, (cannons.at(-1) ?? 0n) * 1000n),
  };
}

/** From naming a tide to its round of public randomness, at least. */
export const announcedSeconds = 1;
/** A tide that has not begun so long after its round was due is given up; the rows say the same. */
export const unopenedSeconds = 120;
/** How long tides follow each other after a page last asked for the pool. */
export const interestSeconds = 180;
/** A seat whose member was not heard of for so long is given up. */
export const unseenSeconds = 300;
