import type { Change } from '@fairway/contract/settings/changes.ts';
import { CNY, parseMoney } from '@fairway/money';
import type { GiftCeilings, GiftSettings } from '@fairway/contract/live/gift-settings-schemas.ts';
import { defineSettings } from '#modules/settings';
import { AppError } from '#platform/errors.ts';
import { firstGiftSettings } from './first-gifts.ts';

/** Switch, catalogue and ceilings of gifts. One person closes and lowers a ceiling at once; everything else takes two. */
export const giftsKind = defineSettings({
  name: 'gifts',
  first: () => firstGiftSettings,
  onePerson: isTighter,
  check: refuseSenseless,
});

/** Whether a change stops gifts, takes one from the bar or lowers a ceiling. */
function isTighter({ field, before, after }: Change): boolean {
  if (field === 'open' || field === 'gifts.open') return after === false;
  return field.startsWith('ceilings.') && fenOf(String(after)) <= fenOf(String(before));
}

/** A day's ceiling above the week's or the week's above the month's would never be reached. */
function refuseSenseless({ ceilings }: GiftSettings): void {
  const { send, day, week, month, firstWeekDay, withoutIdentity } = ceilingsOf(ceilings);
  const isSound = send > 0n && send <= day && day <= week && week <= month;
  if (!isSound || firstWeekDay > day || firstWeekDay === 0n || withoutIdentity === 0n)
    throw new AppError('settingInvalid');
}

/** The ceilings in fen. */
export function ceilingsOf(ceilings: GiftCeilings): Record<keyof GiftCeilings, bigint> {
  const { send, day, week, month, firstWeekDay, withoutIdentity } = ceilings;
  return {
    send: fenOf(send),
    day: fenOf(day),
    week: fenOf(week),
    month: fenOf(month),
    firstWeekDay: fenOf(firstWeekDay),
    withoutIdentity: fenOf(withoutIdentity),
  };
}

function fenOf(yuan: string): bigint {
  return parseMoney(yuan, CNY).minor;
}
