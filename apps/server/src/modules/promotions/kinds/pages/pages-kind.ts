import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstOffers } from './first-offers.ts';
import { firstDetails, firstDisplays } from './first-pages.ts';

export const offerKind = defineKind('offer', {
  oneMember: ({ reward }) => fenOf(reward),
  keepsLimits: true,
  first: firstOffers,
});

export const detailsKind = defineKind('details', {
  oneMember: ({ reward }) => fenOf(reward),
  keepsLimits: true,
  first: firstDetails,
});

export const displayKind = defineKind('display', { oneMember: () => 0n, first: firstDisplays });
