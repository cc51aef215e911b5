import type { Gift, GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import type { GiftTerm } from '@fairway/contract/promotions/gift/term-schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { ClaimRow } from './claims-store.ts';

/** A gift by its six printed keys. */
export function presentGift({ id, zh, en, art, category, worth }: GiftTerm, language: Language): Gift {
  const { name, properties } = language === 'en' ? en : zh;
  const giftProperties = properties === '' ? [] : properties.split('\n');
  return { id, giftName: name, giftMoney: worth, imgUrls: [art], giftProperties, category };
}

export interface Known {
  readonly taken: ReadonlyMap<string, number>;
  /** The caller's claims; null for visitors. */
  readonly claims: readonly ClaimRow[] | null;
}

/** What is asked for a gift, what the caller has of it, and so whether it can be had. */
export function offerOf(
  { id, stock }: GiftTerm,
  { need, have }: { need: number; have: number | null },
  { taken, claims }: Known,
): GiftOffer {
  const left = Math.max(0, stock - (taken.get(id) ?? 0));
  const isClaimed = claims?.some(({ gift_id: claimed }) => claimed === id) ?? false;
  const state = isClaimed ? 'claimed' : left === 0 ? 'gone' : have !== null && have < need ? 'short' : 'open';
  return { giftId: id, need, have, left, state };
}
