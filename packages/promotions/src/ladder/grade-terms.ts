import type { PlayCategory } from '../play-category.ts';

/** What a level asks and gives. Amounts are fen of lifetime sums and of gifts. */
export interface GradeTerms {
  /** 0 to 10; the place in the list of its version. */
  readonly level: number;
  /** Net deposits since registration. */
  readonly upgradeDeposit: bigint;
  /** Valid play since registration. */
  readonly upgradeFlows: bigint;
  readonly upgradeBonus: bigint;
  readonly monthGift: bigint;
  readonly birthCash: bigint;
  /** Withdrawals a day; -1 without a limit. */
  readonly dayWithdrawalCounts: number;
  readonly dayWithdrawalMoney: bigint;
  /** Rebate in thousandths of a percent of the day's play: 300 is 0.3 %. */
  readonly rebates: Readonly<Record<PlayCategory, number>>;
}

/** Play that a level asks for besides deposits: five times as much. */
const flowsPerDeposit = 5n;
const yuan = 100n;

/** One column of the table, in whole yuan, rates in thousandths of a percent. */
type Column = readonly [
  deposit: bigint,
  upgrade: bigint,
  month: bigint,
  birth: bigint,
  count: number,
  withdrawal: bigint,
  sports: number,
  live: number,
  slots: number,
];

const columns: readonly Column[] = [
  [0n, 0n, 0n, 0n, 3, 50_000n, 300, 400, 500],
  [1_000n, 8n, 0n, 18n, 3, 100_000n, 350, 450, 550],
  [5_000n, 18n, 8n, 38n, 5, 150_000n, 380, 480, 580],
  [20_000n, 58n, 28n, 88n, 5, 200_000n, 400, 500, 600],
  [50_000n, 188n, 88n, 188n, 8, 300_000n, 420, 550, 650],
  [80_000n, 388n, 188n, 288n, 10, 500_000n, 450, 600, 700],
  [120_000n, 588n, 288n, 388n, 12, 800_000n, 500, 650, 750],
  [300_000n, 1_288n, 588n, 888n, 15, 1_200_000n, 550, 700, 800],
  [800_000n, 3_888n, 1_888n, 1_888n, 20, 2_000_000n, 600, 750, 900],
  [2_000_000n, 8_888n, 3_888n, 3_888n, 30, 3_000_000n, 650, 800, 1_000],
  [5_000_000n, 28_888n, 8_888n, 8_888n, -1, 5_000_000n, 700, 900, 1_200],
];

/** Version 1 of the grades, levels 0 to 10, as the reference board prints them. */
export const firstGrades: readonly GradeTerms[] = columns.map(termsOf);

function termsOf(column: Column, level: number): GradeTerms {
  const [deposit, upgrade, month, birth, count, withdrawal, sports, live, slots] = column;
  return {
    level,
    upgradeDeposit: deposit * yuan,
    upgradeFlows: deposit * flowsPerDeposit * yuan,
    upgradeBonus: upgrade * yuan,
    monthGift: month * yuan,
    birthCash: birth * yuan,
    dayWithdrawalCounts: count,
    dayWithdrawalMoney: withdrawal * yuan,
    // E-sports as sports, fishing and card games as slots; half of sports for lotteries, which give 97 % back.
    rebates: { ty: sports, dj: sports, zr: live, dz: slots, by: slots, qp: slots, cp: sports / 2 },
  };
}
