/** Sports pages for everybody; they hang in `shellRoute`. */
export const sportsRoutes = [] as const;

/** Sports pages of the member centre (bet records); they hang in `myCentreRoute` and stand in its menu. */
export const sportsCentreRoutes = [] as const;
