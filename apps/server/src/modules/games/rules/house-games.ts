import { isMemberGame, memberGames, type MemberGame } from '@fairway/fair-games';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { cny, usdt, type Money } from '@fairway/money';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { AppError } from '#platform/errors.ts';

/** What one currency may stake on a game, and the greatest return that the house takes a bet on. */
export interface StakeBounds {
  readonly least: Money;
  readonly most: Money;
  readonly mostReturn: Money;
}

export interface HouseGame {
  readonly code: MemberGameCode;
  readonly name: { readonly zh: string; readonly en: string };
  /** Theoretical return in percent; a test compares it with the enumeration. */
  readonly rtp: string;
  readonly bounds: Readonly<Record<WalletCurrency, StakeBounds>>;
}

/** Whole yuan, and a seventh of them in USDT. */
function bounds(most: bigint, mostReturn: bigint): HouseGame['bounds'] {
  return {
    CNY: { least: cny(1_00n), most: cny(most * 100n), mostReturn: cny(mostReturn * 100n) },
    USDT: {
      least: usdt(200_000n),
      most: usdt((most / 7n) * 1_000_000n),
      mostReturn: usdt((mostReturn / 7n) * 1_000_000n),
    },
  };
}

const even = bounds(5_000n, 1_000_000n);

/** The games that are open to play, in the order to show them: one line a game. */
export const houseGames: readonly HouseGame[] = [
  { code: 'koi', name: { zh: '锦鲤跃门', en: 'Koi Leap' }, rtp: '96.54', bounds: bounds(200n, 10_000_000n) },
  {
    code: 'drum',
    name: { zh: '赤金战鼓', en: 'Golden War Drum' },
    rtp: '96.18',
    bounds: bounds(500n, 2_000_000n),
  },
  { code: 'lantern', name: { zh: '长安灯会', en: 'Lantern Festival' }, rtp: '99.00', bounds: even },
  { code: 'plinko', name: { zh: '弹珠落', en: 'Plinko' }, rtp: '99.00', bounds: even },
  { code: 'dice', name: { zh: '骰运', en: 'Dice' }, rtp: '99.00', bounds: even },
  { code: 'limbo', name: { zh: '极限倍数', en: 'Limbo' }, rtp: '99.00', bounds: even },
  { code: 'keno', name: { zh: '基诺', en: 'Keno' }, rtp: '99.00', bounds: even },
];

/** A game on offer with its rules. Throws `gameUnknown`. */
export function houseGame(code: string): { game: HouseGame; rules: MemberGame } {
  const game = houseGames.find((one) => one.code === code);
  if (!game || !isMemberGame(game.code)) throw new AppError('gameUnknown');
  return { game, rules: memberGames[game.code] };
}
