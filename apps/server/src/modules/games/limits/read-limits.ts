import type { LimitedGame } from '@fairway/contract/games/settings.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney } from '@fairway/money';
import { forgetSettings, publishedVersion } from '#modules/settings';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { StakeBounds } from '../rules/house-games.ts';
import { boundsIn, currencies } from './bounds-in.ts';
import { gamesLimitsKind } from './limits-kind.ts';

/** What a game takes now, with the version that says so: a stake names it. */
export interface PresentLimits {
  readonly version: number;
  readonly open: boolean;
  readonly bounds: (currency: WalletCurrency) => StakeBounds;
}

/** From the process's memory, at most a second old: a stake that names an old version is refused by the rows and judged again. */
export async function limitsOf(app: Platform, code: LimitedGame): Promise<PresentLimits> {
  const { version, settings } = await publishedVersion(app, gamesLimitsKind);
  const game = settings.games.find(({ key }) => key === code);
  if (!game) throw new Error(`no limits of ${code}`);
  return { version, open: game.open, bounds: (currency) => boundsIn(game, currency) };
}

/** What a stake is judged by. Throws `gameClosed`. */
export async function openLimitsOf(
  app: Platform,
  code: LimitedGame,
  currency: WalletCurrency,
): Promise<{ version: number; bounds: StakeBounds }> {
  const { version, open, bounds } = await limitsOf(app, code);
  if (!open) throw new AppError('gameClosed');
  return { version, bounds: bounds(currency) };
}

/** After the rows refused what was judged by these limits: the next reader asks the database. */
export function forgetLimits(app: Platform): void {
  forgetSettings(app, gamesLimitsKind);
}

/** By these rules of the rows a stake was judged by other limits than those in force. */
export const limitRules: ReadonlySet<string> = new Set(['games_limits_in_force', 'games_limits_kept']);

/** As pages show them. */
export function presentLimits({ open, bounds }: PresentLimits) {
  return {
    open,
    stakes: currencies.map((currency) => {
      const { least, most, mostReturn } = bounds(currency);
      return {
        currency,
        least: formatMoney(least),
        most: formatMoney(most),
        mostReturn: formatMoney(mostReturn),
      };
    }),
  };
}
