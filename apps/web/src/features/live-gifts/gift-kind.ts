import type { GiftArt } from '@fairway/contract/live/gifts.ts';
import type { GiftKind } from '@fairway/ui/art/gift/gift-art.tsx';

const kinds: Readonly<Record<GiftArt, GiftKind>> = {
  rose: 'rose',
  stick: 'light-stick',
  beer: 'beer',
  whistle: 'whistle',
  ball: 'football',
  trophy: 'cup',
  car: 'car',
  rocket: 'rocket',
  crown: 'crown',
  castle: 'castle',
};

/** The kit's picture of a gift; a rose for one that this build does not know. */
export function giftKind(art: string): GiftKind {
  return Object.entries(kinds).find(([name]) => name === art)?.[1] ?? 'rose';
}
