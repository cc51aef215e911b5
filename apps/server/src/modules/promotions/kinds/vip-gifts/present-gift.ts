import type { OwnVipGift } from '@fairway/contract/promotions/vip-gifts/schemas.ts';
import type { VipGift } from '@fairway/contract/promotions/vip-gifts/gifts.ts';
import { formatMoney, money } from '@fairway/money';
import { giftStatus } from '@fairway/promotions';
import { birthdayOf, monthMoneyOf, upgradeOf, type DueGift } from './due-gift.ts';
import type { GiftView } from './read-gift-view.ts';

/** A gift by its name; an upgrade without a level is the lowest that can be applied for, else the next one. Undefined past the top. */
export function dueGift(view: GiftView, gift: VipGift, level?: number): DueGift | undefined {
  if (gift === 'birthday') return birthdayOf(view);
  if (gift === 'monthMoney') return monthMoneyOf(view);
  const bonuses = upgradesOf(view);
  if (level !== undefined) return bonuses.find((one) => one.level === level);
  return bonuses.find(({ state }) => state === 'open') ?? bonuses.find(({ state }) => state === 'locked');
}

/** The bonus of every level above the first. */
export function upgradesOf(view: GiftView): DueGift[] {
  return view.terms.filter(({ level }) => level > 0).map(({ level }) => upgradeOf(view, level));
}

/** A gift as its member sees it. */
export function presentGift(view: GiftView, due: DueGift): OwnVipGift {
  const { gift, level, amount, state, from, until, given } = due;
  return {
    gift,
    level,
    amount: formatMoney(money('CNY', amount)),
    state,
    status: given ? (giftStatus(given.state) ?? null) : null,
    no: given?.no ?? view.running[gift]?.no ?? null,
    from,
    until,
  };
}
