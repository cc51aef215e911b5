/** Pages of the wallet in the member centre; they hang in `myCentreRoute` and stand in its menu. */
export const walletCentreRoutes = [] as const;
