/** Orders a member may give up on one day of the site (specification section 7, «cancel count»; the number is ours). */
export const cancelsADay = 5;

/** How long past its expiry an order that the member marked as paid still waits for the money. */
export const markedPaidGraceSeconds = 30 * 60;

/** When a channel is asked again about an order that ended unpaid, in seconds after its end: a lost message is found so. */
export const afterwards = [60, 600, 3600, 6 * 3600, 24 * 3600] as const;

/**
 * Seconds between the tries to open an order at its channel; after the last one it fails. The member looks at the page and
 * has not seen a payee until then.
 */
export const openingDelays = [1, 3, 8] as const;

/** Orders of a member that ended unpaid within 24 hours; beyond it no further one is opened (244305, «too many»). */
export const unpaidOrdersADay = 20;
