import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstPushOffers } from './first-push-offers.ts';

export const pushOffersKind = defineKind('push', {
  oneMember: ({ reward }) => fenOf(reward),
  first: firstPushOffers,
});
