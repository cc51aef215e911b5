import type { MemberGameCode } from '../codes.ts';

/**
 * Games whose rounds can be granted: slots, and those that a bet decides at once. In the others the member decides act by act how much of
 * the house's stake is put at risk.
 */
export const freeGameCodes = [
  'koi',
  'drum',
  'moon',
  'lantern',
  'plinko',
  'dice',
  'limbo',
  'keno',
] as const satisfies readonly MemberGameCode[];
export type FreeGameCode = (typeof freeGameCodes)[number];
