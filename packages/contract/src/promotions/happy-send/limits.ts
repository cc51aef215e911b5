/** Members on one list of a campaign. */
export const mostListed = 1000;
