import { giftCategories } from '@fairway/contract/promotions/gifts.ts';
import type { GiftTerm } from '@fairway/contract/promotions/gift/term-schemas.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';

/** What stands against a list of gifts: a name twice, a worth of nothing, points in parts. */
export function giftFaults(gifts: readonly GiftTerm[]): Fault[] {
  const faults: Fault[] = [];
  if (new Set(gifts.map(({ id }) => id)).size !== gifts.length)
    faults.push({ rule: 'budget', zh: '礼品编号重复', en: 'Two gifts have the same id' });
  if (gifts.some(({ worth }) => fenOf(worth) === 0n))
    faults.push({ rule: 'budget', zh: '礼品价值须大于 0', en: 'Each gift must be worth something' });
  if (gifts.some(({ category, worth }) => category === giftCategories.codes.virtual && worth.includes('.')))
    faults.push({ rule: 'budget', zh: '积分礼品须为整数', en: 'Points are whole' });
  return faults;
}

/** The dearest gift in money, fen: what a budget has to be enough for. */
export function dearestMoney(gifts: readonly GiftTerm[]): bigint {
  return gifts
    .filter(({ category }) => category === giftCategories.codes.money)
    .map(({ worth }) => fenOf(worth))
    .reduce((most, worth) => (worth > most ? worth : most), 0n);
}
