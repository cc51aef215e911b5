import type { Gift, GiftOffer } from '@fairway/contract/promotions/gift/schemas.ts';
import type { GiftTerm } from '@fairway/contract/promotions/gift/term-schemas.ts';
import { language } from '../../../lib/i18n.ts';

/** A gift of a version that is not published, as the site shows gifts. */
export function previewedGift({ id, zh, en, art, category, worth }: GiftTerm): Gift {
  const { name, properties } = language() === 'en' ? en : zh;
  const giftProperties = properties === '' ? [] : properties.split('\n');
  return { id, giftName: name, giftMoney: worth, imgUrls: [art], giftProperties, category };
}

/** What is asked for it; nothing of its stock is taken yet. */
export function previewedOffer({ id, stock }: GiftTerm, need: number): GiftOffer {
  return { giftId: id, need, have: null, left: stock, state: 'open' };
}
