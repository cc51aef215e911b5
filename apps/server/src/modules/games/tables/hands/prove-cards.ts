import type { ProvenCard } from '@fairway/contract/tables/schemas.ts';
import { merklePath } from '@fairway/fair-games';
import { hashing } from '../../rules/hashing.ts';
import type { SecretPack } from '../secret-pack.ts';

/** Cards of the pack with the path that leads from each to the root. */
export function proveCards({ salted }: SecretPack, places: readonly number[]): ProvenCard[] {
  return places.flatMap((place) => {
    const card = salted.cards[place];
    return card ? { ...card, path: [...merklePath(hashing, salted.leaves, place)] } : [];
  });
}
