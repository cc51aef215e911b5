import { createHash, createHmac } from 'node:crypto';
import {
  decimalText,
  drawLottery,
  hashChain,
  sharedStream,
  trendOf,
  type Hashing,
  type Lottery,
} from '@fairway/fair-games';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { Fraction } from '@fairway/money';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashing: Hashing = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};

/** Draws of one chain, newest first, whose numbers follow from their links and randomness as the server's do. */
export function provableDraws(lottery: Lottery, issues: readonly string[]): LotteryDraw[] {
  const links = hashChain(hashing, sha256('secret of a story'), issues.length);
  return issues
    .map((issue, place): LotteryDraw => {
      const linkIndex = place + 1;
      const [link = '', firstLink = ''] = [links[linkIndex], links[0]];
      const randomness = sha256(`round of ${issue}`);
      const at = new Date(Date.UTC(2026, 10, 26, 4, 3 * linkIndex)).toISOString();
      return {
        issue,
        state: 'settled',
        drawsAt: at,
        result: drawLottery(lottery, sharedStream(hashing, { link, randomness, code: lottery, issue })),
        link,
        linkIndex,
        firstLink,
        beacon: { chain: 'fairway', round: 1000 + linkIndex, at, randomness },
        tickets: linkIndex,
        ticketRoot: sha256(`tickets of ${issue}`),
      };
    })
    .toReversed();
}

/** What getTrend answers over draws that are listed newest first. */
export function trendAnswer(lottery: Lottery, listed: readonly LotteryDraw[]) {
  const draws = listed.toReversed().map(({ issue, result }) => ({ issue, result: result ?? [] }));
  const groups = trendOf(
    lottery,
    draws.map(({ result }) => result),
  );
  return {
    draws,
    groups: groups.map(({ of, numbers }) => ({
      of,
      numbers: numbers.map(({ mean, chance, ...counts }) => ({
        ...counts,
        mean: decimalText(Fraction.scaled(mean.roundTo(2, 'halfUp'), 2)),
        chance: `${chance.numerator}/${chance.denominator}`,
      })),
    })),
  };
}
