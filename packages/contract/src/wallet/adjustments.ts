/** What two people may correct by hand: at once, and of one member on a day of the site; decimal strings of each currency. */
export const adjustmentLimits = {
  CNY: { single: '50000', day: '100000' },
  USDT: { single: '7000', day: '14000' },
  COIN: { single: '500000', day: '1000000' },
} as const;
