/** Names the chain in our tables. */
export const network = 'erc20';
/** The channel's code: names its house accounts and its rows. */
export const code = 'erc20';
