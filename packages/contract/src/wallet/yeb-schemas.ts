import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { keysOf } from '../enums/define-enum.ts';
import { taskReceiveStates } from '../promotions/tasks.ts';
import { calendarDay, cnyAmount, instant, nothing } from '../fields.ts';
import { yebModels, yebRates, yebStatuses } from './yeb-states.ts';
import { yebTasks } from './yeb-tasks.ts';
import type { yebEndpoints } from './yeb-endpoints.ts';

const amount = z.string();
const taskState = z.enum(keysOf(taskReceiveStates));

const balanceInterest = z.strictObject({
  status: z.literal(yebStatuses.codeList),
  model: z.literal(yebModels.codeList),
  vipFlag: z.literal(yebRates.codeList),
  /** Of all tasks: a reward can be taken, all are taken, or neither. */
  yebTaskStatus: taskState,
});

const details = z.strictObject({
  ...balanceInterest.shape,
  yesterdayEarnings: amount,
  cumulativeIncome: amount,
  /** In percent a year: "3.65". */
  annualInterestRate: z.string(),
  yebWalletBalance: amount,
  /** What of it earns today: the lowest balance since midnight. */
  earningToday: amount,
  /** When the next interest is paid. */
  nextPaymentAt: instant,
  minIn: amount,
  maxHeld: amount,
});

const task = z.strictObject({
  taskId: z.enum(yebTasks.codeList),
  status: taskState,
  reward: amount,
  /** How far it is, and how far it goes: yuan for the first task, days for the second. */
  progress: z.string(),
  target: z.string(),
  receivedAt: instant.nullable(),
});

const moved = z.strictObject({ centerWalletBalance: amount, yebWalletBalance: amount });

const income = z.strictObject({
  day: z.iso.date(),
  /** What earned: the lowest balance of the day. */
  base: amount,
  annualInterestRate: z.string(),
  income: amount,
  /** The part of a cent that goes on to the next day, as a fraction of it: "0.3712". */
  carried: z.string(),
  reference: z.string(),
});

export const yebSchemas = {
  getBalanceInterest: { input: nothing, output: balanceInterest },
  getBalanceInterestDetails: { input: nothing, output: details },
  getYebWallet: {
    input: nothing,
    output: z.strictObject({
      yebWalletBalance: amount,
      yebTaskStatus: taskState,
      tasks: z.array(task),
    }),
  },
  moveIntoYeb: { input: z.strictObject({ amount: cnyAmount }), output: moved },
  moveOutOfYeb: { input: z.strictObject({ amount: cnyAmount }), output: moved },
  listYebIncome: {
    input: z.strictObject({ before: calendarDay.optional() }),
    output: z.strictObject({ days: z.array(income), next: calendarDay.nullable() }),
  },
  receiveYebTask: {
    input: z.strictObject({ taskId: z.enum(yebTasks.codeList) }),
    output: z.strictObject({ reward: amount, centerWalletBalance: amount }),
  },
} satisfies SchemasOf<typeof yebEndpoints>;

export type BalanceInterestDetails = z.output<typeof details>;
export type YebTaskState = z.output<typeof task>;
export type YebIncome = z.output<typeof income>;
