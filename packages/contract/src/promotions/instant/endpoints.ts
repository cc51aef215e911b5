import { defineEndpoints } from '../../endpoint.ts';

const limits = [{ per: 'member', count: 10, seconds: 10 }] as const;

/** Wheels, scratch cards, boxes and shots: prizes drawn at the press. */
export const instantEndpoints = defineEndpoints({
  getDraw: {
    method: 'POST',
    path: '/api/promotions/v1/getDraw',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary:
      'The prizes of a draw with their weights, the hashes of list and server seed, the own chances and the latest own draws',
  },
  drawPrize: {
    method: 'POST',
    path: '/api/promotions/v1/drawPrize',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'notEligible',
      'chancesUsedUp',
      'clientSeedTaken',
      'memberFrozen',
    ],
    summary: 'Draws a prize with one chance; it waits for its claim',
  },
  claimPrize: {
    method: 'POST',
    path: '/api/promotions/v1/claimPrize',
    caller: 'member',
    once: true,
    limits,
    errors: [
      'activityUnknown',
      'drawNotFound',
      'nothingToClaim',
      'rewardAlreadyClaimed',
      'rewardExpired',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Claims a drawn prize, once: isGet is 1 from then on',
  },
  getDrawProof: {
    method: 'POST',
    path: '/api/promotions/v1/getDrawProof',
    caller: 'member',
    errors: ['activityUnknown', 'drawNotFound'],
    summary:
      'What an own draw is computed from, as the verifier asks for it; the server seed once the campaign has ended',
  },
});
