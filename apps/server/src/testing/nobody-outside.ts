const nowhere = 'http://127.0.0.1:9';

/** Settings under which no outside party can be reached: a test that needs none of them learns at once when it asks one. */
export const nobodyOutside = { SANDBOX_URL: nowhere, CHAIN_RPC_URL: nowhere };
