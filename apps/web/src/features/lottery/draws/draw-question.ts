import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';

/** A draw as a question to the verifier; undefined until link and randomness are out. */
export function drawQuestion(lottery: LotteryCode, { issue, link, beacon, result }: LotteryDraw) {
  if (link === null || beacon.randomness === null || result === null) return undefined;
  return { kind: 'draw', code: lottery, issue, link, randomness: beacon.randomness, shown: { result } };
}
export type DrawQuestion = NonNullable<ReturnType<typeof drawQuestion>>;
