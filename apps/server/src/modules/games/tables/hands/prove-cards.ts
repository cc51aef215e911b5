import type { ProvenCard } from '@fairway/contract/tables/schemas.ts';
import { merklePaths } from '@fairway/fair-games';
import { hashing } from '../../rules/hashing.ts';
import type { SecretPack } from '../secret-pack.ts';

/** Cards of the pack with the path that leads from each to the root. */
export function proveCards({ salted }: SecretPack, places: readonly number[]): ProvenCard[] {
  const cards = places.flatMap((place) => salted.cards[place] ?? []);
  const paths = merklePaths(
    hashing,
    salted.leaves,
    cards.map(({ place }) => place),
  );
  return cards.map((card, at) => ({ ...card, path: [...(paths[at] ?? [])] }));
}
