/** Pages of the cashier in the member centre; they hang in `myCentreRoute` and stand in its menu. */
export const cashierCentreRoutes = [] as const;
