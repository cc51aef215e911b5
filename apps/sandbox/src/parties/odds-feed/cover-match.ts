import { seriesLengths } from '@fairway/betting';
import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { callerId, contentHash, isoTime, line } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { findAsked, insertMatch } from './feed-store.ts';

const goals = z.number().positive().max(20);

const played = { seed: z.string().min(1).max(200), speed: z.number().int().min(1).max(600) };
const bestOf = z.literal(seriesLengths);

/** A rehearsal: the match is played from a seed, `speed` seconds of play a second. */
const replay = z.strictObject({
  ...played,
  home: goals,
  away: goals,
  firstHalfShare: z.number().gt(0).lt(1),
  lowScores: z.number().min(-1).max(1),
});

/** The same of a series, with the home side's chance of a round. */
const seriesReplay = z.strictObject({ ...played, bestOf, round: z.number().gt(0).lt(1) });

export const coveredMatch = z.strictObject({
  home: line(120),
  away: line(120),
  competition: line(120),
  startsAt: isoTime,
  /** A series of at most so many maps; left out: a match of football. */
  bestOf: bestOf.optional(),
  replay: z.union([replay, seriesReplay]).optional(),
});
export type CoveredMatch = z.infer<typeof coveredMatch>;

const question = z.strictObject({
  client: z.string().min(1).max(64),
  requestNo: callerId,
  reference: callerId,
  match: coveredMatch,
});

/** Seconds after the kick-off for which a match is still taken on. */
const latestMs = 3 * 3_600_000;

/** `POST /feed/v1/cover` */
export function coverMatch(stage: Stage): SignedOperation<z.infer<typeof question>> {
  return {
    path: '/feed/v1/cover',
    operation: 'cover',
    schema: question,
    sender: (input) => input.client,
    orderNo: (input) => input.reference,
    act({ requestNo, reference, match }) {
      const hash = contentHash(match);
      const known = findAsked(stage.book, reference, hash);
      if (known) return { requestNo, matchId: known.matchId };
      if (stage.clock.now().getTime() - Date.parse(match.startsAt) > latestMs)
        throw new Refusal(404, 'MATCH_NOT_COVERED', 'This match is not covered.');
      const matchId = stage.ids.next('M');
      insertMatch(stage.book, { matchId, reference, contentHash: hash, content: JSON.stringify(match) });
      return { requestNo, matchId };
    },
  };
}
