/** Of the reward of an entry: once a member. */
export const formStep = { step: 'entry', period: 'once' } as const;
