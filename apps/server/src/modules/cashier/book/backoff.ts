import { addSeconds } from '#platform/clock.ts';

/** Seconds before the next question about one order; the last one repeats. */
const questionDelays = [5, 10, 20, 40, 60, 120, 300, 600] as const;

/** When to ask a channel again after `asked` questions without a final answer. */
export function nextQuestion(now: Date, asked: number): Date {
  const last = questionDelays.length - 1;
  return addSeconds(now, questionDelays[Math.min(asked, last)] ?? 600);
}
