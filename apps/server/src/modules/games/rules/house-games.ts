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
export function bounds(most: bigint, mostReturn: bigint): HouseGame['bounds'] {
  return {
    CNY: { least: cny(1_00n), most: cny(most * 100n), mostReturn: cny(mostReturn * 100n) },
    USDT: {
      least: usdt(200_000n),
      most: usdt((most / 7n) * 1_000_000n),
      mostReturn: usdt((mostReturn / 7n) * 1_000_000n),
    },
  };
}

/** A round of these cashes out by itself when it has reached the most; one act more may take it beyond. */
const stepped = bounds(1_000n, 500_000n);
const even = bounds(5_000n, 1_000_000n);

/** The games that are open to play, in the order to show them: one line a game. */
export const houseGames: readonly HouseGame[] = [
  offered('koi', '锦鲤跃门', 'Koi Leap', '96.54', bounds(200n, 10_000_000n)),
  offered('drum', '赤金战鼓', 'Golden War Drum', '96.18', bounds(500n, 2_000_000n)),
  offered('moon', '月兔宝匣', 'Moon Rabbit Box', '96.43', bounds(2_000n, 210_000n)),
  offered('lantern', '长安灯会', 'Lantern Festival', '99.00', even),
  offered('plinko', '弹珠落', 'Plinko', '99.00', even),
  offered('dice', '骰运', 'Dice', '99.00', even),
  offered('limbo', '极限倍数', 'Limbo', '99.00', even),
  offered('keno', '基诺', 'Keno', '99.00', even),
  offered('gem', '秘境宝石', 'Hidden Gems', '99.00', stepped),
  offered('hilo', '猜大小', 'Hi-Lo', '99.00', stepped),
  // 800 stakes for a royal flush.
  offered('videoPoker', '视频扑克', 'Video Poker', '99.54', bounds(600n, 500_000n)),
  offered('blackjack', '二十一点', 'Blackjack', '99.43', bounds(5_000n, 500_000n)),
];

function offered(
  code: MemberGameCode,
  zh: string,
  en: string,
  rtp: string,
  ofGame: HouseGame['bounds'],
): HouseGame {
  return { code, name: { zh, en }, rtp, bounds: ofGame };
}

/** A game on offer with its rules. Throws `gameUnknown`. */
export function houseGame(code: string): { game: HouseGame; rules: MemberGame } {
  const game = houseGames.find((one) => one.code === code);
  if (!game || !isMemberGame(game.code)) throw new AppError('gameUnknown');
  return { game, rules: memberGames[game.code] };
}
