import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { PricedPrize } from '@fairway/promotions';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind, type AnyKind } from '../kind.ts';
import { firstDrawGifts } from './first/first-draw-gifts.ts';
import { firstScratches } from './first/first-scratches.ts';
import { firstShots } from './first/first-shots.ts';
import { firstWheels } from './first/first-wheels.ts';
import { instantFaults } from './instant-faults.ts';
import type { InstantTerms } from './instant-terms.ts';
import { rehearseDraws } from './rehearse-draws.ts';

/** At least the largest prize once. */
const common = {
  oneMember: ({ prizes }: InstantTerms): bigint =>
    prizes.reduce((most, { amount }) => (fenOf(amount) > most ? fenOf(amount) : most), 0n),
  faults: instantFaults,
  rehearseDraws,
  drawnFrom: ({ prizes }: InstantTerms): PricedPrize[] =>
    prizes.map(({ weight, amount }) => ({ weight, amount: fenOf(amount) })),
};

/** The four draws at the press: one engine, four looks. */
export const instantKindLines: Readonly<Record<InstantKind, AnyKind>> = {
  wheel: defineKind('wheel', { ...common, first: firstWheels }),
  scratch: defineKind('scratch', { ...common, first: firstScratches }),
  drawGift: defineKind('drawGift', { ...common, first: firstDrawGifts }),
  shot: defineKind('shot', { ...common, first: firstShots }),
};
