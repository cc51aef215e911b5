import { offerCost } from '../../activities/offer-reward.ts';
import { defineKind } from '../kind.ts';
import { offerFaults } from '../pages/offer-faults.ts';
import { firstPushOffers } from './first-push-offers.ts';

export const pushOffersKind = defineKind('push', {
  oneMember: offerCost,
  faults: offerFaults,
  first: firstPushOffers,
});
