/** The subject of a requested call. */
export const callTopics = ['account', 'deposit', 'withdrawal', 'bet', 'other'] as const;
export type CallTopic = (typeof callTopics)[number];

/** Status of a request to be called. */
export const callStates = ['waiting', 'called', 'unreached'] as const;
export type CallState = (typeof callStates)[number];
