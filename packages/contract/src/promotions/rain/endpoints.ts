import { defineEndpoints } from '../../endpoint.ts';

/** The red packet rain. */
export const rainEndpoints = defineEndpoints({
  getRain: {
    method: 'POST',
    path: '/api/promotions/v1/getRain',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'A rain with its teams and platforms, the countdown of its next session, and own packets',
  },
  catchPacket: {
    method: 'POST',
    path: '/api/promotions/v1/catchPacket',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 10 }],
    errors: [
      'activityUnknown',
      'activityNotStarted',
      'activityEnded',
      'rainNotYet',
      'rainGone',
      'entryClosed',
      'chancesUsedUp',
      'notEligible',
      'rewardAlreadyClaimed',
      'applyUnderReview',
      'prizeSoldOut',
      'memberFrozen',
    ],
    summary: 'Catches the next packet of a session, once a member and with three tries; paid at once',
  },
  getRainProof: {
    method: 'POST',
    path: '/api/promotions/v1/getRainProof',
    caller: 'visitor',
    errors: ['activityUnknown'],
    summary: 'What a session’s packets follow from, and the own place among them; the seed after its end',
  },
});
