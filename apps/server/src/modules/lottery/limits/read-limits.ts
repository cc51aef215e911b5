import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { forgetSettings, publishedVersion } from '#modules/settings';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { TicketBounds } from '../rules/house-lotteries.ts';
import { boundsIn } from './bounds-in.ts';
import { lotteryLimitsKind } from './limits-kind.ts';

/** What a lottery takes now, with the version that says so: a ticket names it. `takes`: whether a play has not been closed by itself. */
export interface PresentLimits {
  readonly version: number;
  readonly open: boolean;
  readonly takes: (play: string) => boolean;
  readonly bounds: (currency: WalletCurrency) => TicketBounds;
}

/** What a ticket is judged by. */
export interface TicketLimits {
  readonly version: number;
  readonly bounds: TicketBounds;
}

/** From the process's memory, at most a second old: a ticket that names an old version is refused by the rows and judged again. */
export async function limitsOf(app: Platform, code: LotteryCode): Promise<PresentLimits> {
  const { version, settings } = await publishedVersion(app, lotteryLimitsKind);
  const lottery = settings.lotteries.find(({ key }) => key === code);
  if (!lottery) throw new Error(`no limits of ${code}`);
  const closed: ReadonlySet<string> = new Set(lottery.closed);
  return {
    version,
    open: lottery.open,
    takes: (play) => !closed.has(play),
    bounds: (currency) => boundsIn(lottery, currency),
  };
}

/** What tickets of some plays are judged by. Throws `gameClosed`, and `playClosed` for the first of them that is. */
export async function openLimitsOf(
  app: Platform,
  code: LotteryCode,
  currency: WalletCurrency,
  plays: readonly string[],
): Promise<TicketLimits> {
  const { version, open, takes, bounds } = await limitsOf(app, code);
  if (!open) throw new AppError('gameClosed');
  const closed = plays.find((play) => !takes(play));
  if (closed !== undefined) throw new AppError('playClosed', {}, { play: closed });
  return { version, bounds: bounds(currency) };
}

/** After the rows refused what was judged by these limits: the next reader asks the database. */
export function forgetLimits(app: Platform): void {
  forgetSettings(app, lotteryLimitsKind);
}

/** By these rules of the rows a ticket was judged by other limits than those in force. */
export const limitRules: ReadonlySet<string> = new Set(['lottery_limits_in_force', 'lottery_limits_kept']);
