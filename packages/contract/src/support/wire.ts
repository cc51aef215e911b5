import type { WireFields } from '../wire.ts';

/** Specification section 3, «Activity data», feedback. */
export const feedbackWire = { pictures: { name: 'img_address' } } satisfies WireFields;
