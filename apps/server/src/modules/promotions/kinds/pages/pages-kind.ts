import { offerCost } from '../../activities/offer-reward.ts';
import { defineKind } from '../kind.ts';
import { firstOffers } from './first-offers.ts';
import { firstDetails, firstDisplays } from './first-pages.ts';
import { offerFaults } from './offer-faults.ts';

export const offerKind = defineKind('offer', {
  oneMember: offerCost,
  faults: offerFaults,
  keepsLimits: true,
  first: firstOffers,
});

export const detailsKind = defineKind('details', {
  oneMember: offerCost,
  faults: offerFaults,
  keepsLimits: true,
  first: firstDetails,
});

export const displayKind = defineKind('display', { oneMember: () => 0n, first: firstDisplays });
