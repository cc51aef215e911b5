import { walletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryLimits, LotterySettings } from '@fairway/contract/lottery/settings.ts';
import type { Change } from '@fairway/contract/settings/changes.ts';
import { AppError } from '#platform/errors.ts';
import { defineSettings } from '#modules/settings';
import { boundsIn } from './bounds-in.ts';
import { firstLotterySettings, withEveryLottery } from './first-limits.ts';
import { insertLimits } from './limits-store.ts';

/** Switches, stakes and room of each lottery and its plays. One person closes and tightens at once; opening and loosening take two (decision 0099). */
export const lotteryLimitsKind = defineSettings({
  name: 'lottery',
  first: () => firstLotterySettings,
  complete: withEveryLottery,
  onePerson: isTighter,
  check: refuseSenseless,
  whenPublished: async (tx, _app, { after, version, validFrom }) =>
    insertLimits(tx, { version, validFrom, settings: after }),
});

/** Whether a change closes a lottery or plays of it, raises a least stake, or lowers the greatest one or what a number may cost. */
function isTighter({ field, before, after }: Change): boolean {
  if (field === 'lotteries.open') return after === false;
  if (field === 'lotteries.closed') return isListWithin(before, after);
  const [was, is] = [Number(before), Number(after)];
  if (Number.isNaN(was) || Number.isNaN(is)) return false;
  return /\.(least|leastUnit)$/.test(field) ? is >= was : is <= was;
}

function isListWithin(before: unknown, after: unknown): boolean {
  return Array.isArray(after) && (!Array.isArray(before) || before.every((one) => after.includes(one)));
}

/**
 * Every lottery needs a least stake not above the greatest. A note's stake below the first one would let the rounding of a return
 * take back what the house keeps of its odds (0.97, half up once a ticket).
 */
function refuseSenseless({ lotteries }: LotterySettings): void {
  if (!lotteries.every(isSound)) throw new AppError('settingInvalid');
}

function isSound(lottery: LotteryLimits): boolean {
  const first = firstLotterySettings.lotteries.find(({ key }) => key === lottery.key);
  return walletCurrency.options.every((currency) => {
    const bounds = boundsIn(lottery, currency);
    const floor = first && boundsIn(first, currency);
    return (
      bounds.least.minor <= bounds.most.minor &&
      bounds.mostPerNumber.minor > 0n &&
      (floor === undefined ||
        (bounds.leastUnit.minor >= floor.leastUnit.minor && bounds.least.minor >= floor.least.minor))
    );
  });
}
