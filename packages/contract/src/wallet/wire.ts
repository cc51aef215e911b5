import { venueKinds } from '../venues/categories.ts';
import type { WireFields } from '../wire.ts';
import { walletTypes } from './types.ts';

export const walletTypeWire = { walletType: { codes: walletTypes.codes } } satisfies WireFields;
/** Specification section 3, «Wallet balance»: where the money is, by kind of place and wallet. */
export const balanceWire = {
  places: { fields: { ...walletTypeWire, kind: { codes: venueKinds.codes } } },
} satisfies WireFields;
