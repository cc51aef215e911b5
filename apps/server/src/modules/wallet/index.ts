export { coinUses, type CoinUse } from './coins/coin-uses.ts';
