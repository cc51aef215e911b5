/** What members are offered for their money, published version by version by two operators. Amounts are decimal strings of CNY. */
export interface WalletTerms {
  /** CNY for one USDT: balances are added up with it, and every quote begins with it. */
  baseRate: string;
  exchange: {
    open: boolean;
    /** What the house keeps of the base rate on either side, in hundredths of a percent. */
    spreadBps: number;
    /** How long a quoted rate holds, in seconds. */
    quoteSeconds: number;
    /** Of one exchange, in CNY or its worth. */
    min: string;
    max: string;
    /** Of a member on a day of the site, in CNY or its worth. */
    dayMax: string;
  };
  interest: {
    open: boolean;
    /** A year's interest in hundredths of a percent; a year has 365 days. */
    annualBps: number;
    /** From this grade on the second rate counts. */
    vipGrade: number;
    vipAnnualBps: number;
    /** The least that can be moved in at a time, and the most that may be there. */
    minIn: string;
    maxHeld: string;
    /** What the two tasks bring. */
    firstInReward: string;
    sevenDaysReward: string;
  };
}

/** What a new installation begins with. */
export const firstWalletTerms: WalletTerms = {
  baseRate: '7.18',
  exchange: { open: true, spreadBps: 30, quoteSeconds: 60, min: '10', max: '50000', dayMax: '200000' },
  interest: {
    open: true,
    annualBps: 365,
    vipGrade: 5,
    vipAnnualBps: 438,
    minIn: '1',
    maxHeld: '1000000',
    firstInReward: '1',
    sevenDaysReward: '3',
  },
};

/** The least balance that both interest tasks ask for, in CNY, and the days that the second one takes. */
export const yebTaskTerms = { least: '100', days: 7 } as const;
