/** Page sizes (specification sections 7 and 9). */
export const memberCentrePageSize = 20;
export const betRecordPageSize = 8;
export const popularLivePageSize = 100;

/** How much of a query string is read (section 9): parameters beyond the first thousand are left out … */
export const queryParameterLimit = 1_000;
/** … and nesting beyond this depth is kept as text. */
export const queryDepthLimit = 5;
