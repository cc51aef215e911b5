/** Above either bound a result or a resettlement that an operator enters waits for a second person. */
export const settlementApproval = {
  /** What bets are paid differently in all, by what one operator settles alone in 24 hours, in CNY; USDT counts at the exposure's fixed rate. */
  swing: '50000',
  /** Hours after which a settlement is no longer corrected by one person. */
  hours: 24,
} as const;
