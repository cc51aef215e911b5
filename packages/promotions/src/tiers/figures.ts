import type { PrizeStep } from './steps.ts';
import type { Tiers } from './tier.ts';

/** The figures of the campaigns of a demo site. Amounts are fen. */

/** First and further deposits. */
export const depositTiers: Tiers = {
  tiers: [
    { least: 100_00n, bonus: { percent: 20 } },
    { least: 1_000_00n, bonus: { percent: 25 } },
    { least: 5_000_00n, bonus: { percent: 30 } },
  ],
  most: 2_000_00n,
};

/** The super gift, by the day's deposits. */
export const superGiftTiers: Tiers = {
  tiers: [
    { least: 500_00n, bonus: { amount: 8_00n } },
    { least: 5_000_00n, bonus: { amount: 58_00n } },
    { least: 50_000_00n, bonus: { amount: 388_00n } },
  ],
};

/** Friends who qualified, for the one who invited them. */
export const inviteSteps: readonly PrizeStep[] = [
  { least: 1, prize: 18_00n },
  { least: 3, prize: 38_00n },
  { least: 5, prize: 68_00n },
  { least: 10, prize: 168_00n },
  { least: 20, prize: 388_00n },
];

/** Days 1 to 7 of a sign cycle, and the extra for all seven. */
export const signPrizes: readonly bigint[] = [1_00n, 1_00n, 2_00n, 2_00n, 3_00n, 3_00n, 5_00n];
export const fullSignPrize = 8_00n;

/** Once each in a newcomer's first 30 days; the deposit is one of 100.00 or more. */
export const newTaskPrizes = { phone: 3_00n, card: 5_00n, deposit: 18_00n, withdrawal: 8_00n } as const;
export const newTaskDays = 30;
export const newTaskDeposit = 100_00n;

/** First play of a category, by its sum. */
export const gameFirstSteps: readonly PrizeStep<bigint>[] = [
  { least: 50_00n, prize: 3_00n },
  { least: 200_00n, prize: 8_00n },
  { least: 1_000_00n, prize: 28_00n },
];

/** Fen of a deposit or of play for a raffle ticket, a race ticket or a credit. */
export const fenPerTicket = 100_00n;
