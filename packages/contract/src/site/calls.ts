/** What somebody who wants to be called wants to talk about. */
export const callTopics = ['account', 'deposit', 'withdrawal', 'bet', 'other'] as const;
export type CallTopic = (typeof callTopics)[number];

/** How a wish to be called stands. */
export const callStates = ['waiting', 'called', 'unreached'] as const;
export type CallState = (typeof callStates)[number];
