/** Days that a campaign is shown after its end, so that its rewards are found. */
export const shownDaysAfterEnd = 7;
