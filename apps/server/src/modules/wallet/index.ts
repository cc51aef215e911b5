export { coinUses, type CoinUse } from './coins/coin-uses.ts';
export { dayBefore } from './yeb/interest-days.ts';
