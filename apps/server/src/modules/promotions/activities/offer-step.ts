/** Of the reward of an offer: once a member. */
export const offerStep = { step: 'offer', period: 'once' } as const;
