import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** The raffle. */
export const raffleEndpoints = defineEndpoints({
  getRaffle: {
    method: 'POST',
    path: '/api/promotions/v1/getRaffle',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'A raffle with its prizes, own tickets and those still to take; the winning numbers once drawn',
  },
  takeRaffleTickets: {
    method: 'POST',
    path: '/api/promotions/v1/takeRaffleTickets',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'entryClosed',
      'chancesUsedUp',
      'notEligible',
      'memberFrozen',
    ],
    summary: 'Takes every ticket that was earned and not taken yet, with the next numbers',
  },
  claimRafflePrize: {
    method: 'POST',
    path: '/api/promotions/v1/claimRafflePrize',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'raffleNotDrawn',
      'notEligible',
      'rewardAlreadyClaimed',
      'rewardExpired',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Takes the prize of an own winning ticket, once: isGet is 1 from then on',
  },
  getRaffleProof: {
    method: 'POST',
    path: '/api/promotions/v1/getRaffleProof',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'What the winning numbers follow from; for an own ticket its path to the root. The seed after the draw',
  },
});
