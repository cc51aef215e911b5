import type { VipGift, VipGiftState } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import { addDays, benefitGrade, firstOfMonth, isBirthday, nextBirthday, type Day } from '@fairway/promotions';
import type { GivenGift } from './vip-gifts-store.ts';
import type { GiftView } from './read-gift-view.ts';

export interface DueGift {
  readonly gift: VipGift;
  readonly level: number;
  /** Of an upgrade the level, of a birthday the year, of a month its first day: once each. */
  readonly period: string;
  /** Fen. */
  readonly amount: bigint;
  readonly state: VipGiftState;
  /** When it can be applied for; null for any day. */
  readonly from: Day | null;
  readonly until: Day | null;
  readonly given: GivenGift | undefined;
}

/** The bonus of a level: due from the day on which the level was reached for the first time, also after it is lost. */
export function upgradeOf(view: GiftView, level: number): DueGift {
  const { highest, reviewed } = view.reached;
  const isReviewed = benefitGrade(level, level <= reviewed) === level;
  const amount = view.terms[level]?.upgradeBonus ?? 0n;
  const ownState = level > highest || amount === 0n ? 'locked' : isReviewed ? 'open' : 'review';
  return dueOf(view, {
    gift: 'upgrade',
    level,
    period: String(level),
    amount,
    from: null,
    until: null,
    ownState,
  });
}

/** The gift of the birthday alone, by the level of now, where the birth date has been on file long enough. */
export function birthdayOf(view: GiftView): DueGift {
  const { today, birth } = view;
  const { level, gives } = view.present;
  const day = nextBirthday(birth, today);
  const amount = gives.birthCash;
  const isToday = isBirthday(birth, today);
  const isOnFile = onFileFrom(view) <= today;
  return dueOf(view, {
    gift: 'birthday',
    level,
    period: day.slice(0, 4),
    amount,
    from: day,
    until: day,
    ownState: isToday && isOnFile && amount > 0n ? 'open' : 'locked',
  });
}

/** The first day on which the birth date counts, by the campaign that runs. */
export function onFileFrom({ onFileSince, running }: GiftView): Day {
  const terms = running.birthday?.terms;
  return addDays(onFileSince, terms?.kind === 'birthday' ? terms.onFileDays : 0);
}

/** This month's gift, by the level with which the month began. */
export function monthMoneyOf(view: GiftView): DueGift {
  const { month, atMonth } = view;
  const amount = atMonth.gives.monthGift;
  return dueOf(view, {
    gift: 'monthMoney',
    level: atMonth.level,
    period: month,
    amount,
    from: month,
    until: addDays(firstOfMonth(month, 1), -1),
    ownState: amount > 0n ? 'open' : 'locked',
  });
}

/** What was given counts before what could be; what could be needs a campaign that pays it. */
function dueOf(
  { given, running }: GiftView,
  { ownState, ...due }: Omit<DueGift, 'state' | 'given'> & { ownState: 'locked' | 'review' | 'open' },
): DueGift {
  const { gift, period } = due;
  const found = given.find((one) => one.gift === gift && one.period === period);
  if (found) {
    const { amount } = found;
    // A reward is given paid or applied for; `reached` would be one whose payment is still to come.
    return { ...due, amount, given: found, state: found.state === 'reached' ? 'applied' : found.state };
  }
  return { ...due, given: undefined, state: ownState === 'open' && !running[gift] ? 'closed' : ownState };
}
