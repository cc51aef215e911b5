import { walletTypeWire } from '../wallet/wire.ts';
import type { WireFields } from '../wire.ts';
import { venueCategories, venueKinds } from './categories.ts';

/** A venue and a transfer (specification section 3): category, kind and wallet by their numbers. */
export const categoryWire = { category: { codes: venueCategories.codes } } satisfies WireFields;
export const venueWire = {
  ...categoryWire,
  kind: { codes: venueKinds.codes },
} satisfies WireFields;
export const recyclingWire = {
  input: walletTypeWire,
  output: { venues: { fields: walletTypeWire } },
};
