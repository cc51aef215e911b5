import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { GameLimits } from '@fairway/contract/games/settings.ts';
import { CNY, parseMoney, USDT } from '@fairway/money';
import type { StakeBounds } from '../rules/house-games.ts';

export const currencies = ['CNY', 'USDT'] as const satisfies readonly WalletCurrency[];

/** What a currency may stake on a round by a version of the settings. */
export function boundsIn(game: Pick<GameLimits, 'cny' | 'usdt'>, currency: WalletCurrency): StakeBounds {
  const { least, most, mostReturn } = currency === 'CNY' ? game.cny : game.usdt;
  const unit = currency === 'CNY' ? CNY : USDT;
  return {
    least: parseMoney(least, unit),
    most: parseMoney(most, unit),
    mostReturn: parseMoney(mostReturn, unit),
  };
}
