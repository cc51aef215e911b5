/** Members on one list of a campaign. */
export const mostOnList = 1000;
