import { selectionsOf, type Incident } from '@fairway/betting';
import * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { instant } from '../../platform/clock.ts';
import { callerId } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';
import { takeLoss } from './feed-store.ts';
import type { FeedItem, Stream } from './match-streams.ts';

const mostEntries = 400;
const million = 1_000_000;

const question = z.strictObject({
  client: z.string().min(1).max(64),
  requestNo: callerId,
  matches: z
    .array(z.strictObject({ matchId: callerId, after: z.number().int().min(0).max(1_000_000) }))
    .min(1)
    .max(50),
});

/** `POST /feed/v1/updates` */
export function readUpdates(
  stage: Stage,
  streamOf: (matchId: string) => Stream | undefined,
): SignedOperation<z.infer<typeof question>> {
  return {
    path: '/feed/v1/updates',
    operation: 'updates',
    quiet: true,
    schema: question,
    sender: (input) => input.client,
    orderNo: (input) => input.requestNo,
    act({ requestNo, matches }) {
      const now = stage.clock.now();
      return {
        requestNo,
        at: instant(now),
        matches: matches.flatMap(({ matchId, after }) => {
          const stream = streamOf(matchId);
          if (!stream) return [];
          const passed = stream.items.filter(({ at }) => at <= now);
          const sent = passed.slice(after, after + mostEntries);
          const entries = sent.map((item) => presentEntry(stream, item, item.number === lastPrices(sent)));
          return [{ matchId, last: passed.length, entries: entries.slice(takeLoss(stage.book, matchId)) }];
        }),
      };
    },
  };
}

function lastPrices(items: readonly FeedItem[]): number | undefined {
  return items.findLast(({ kind }) => kind === 'prices')?.number;
}

/** Prices that are followed by others in the same answer are only named: nobody bets on them any more. */
function presentEntry(stream: Stream, item: FeedItem, isLatest: boolean): Record<string, unknown> {
  const head = { number: item.number, at: instant(item.at) };
  if (item.kind === 'incident')
    return { ...head, kind: 'incident', incident: presentIncident(item.incident) };
  if (item.kind === 'series') return { ...head, kind: 'series', step: item.step };
  if (!isLatest) return { ...head, kind: 'superseded' };
  const markets = stream.markets(item).map(({ market, line, main, chances }) => ({
    market,
    line,
    main,
    chances: Object.fromEntries(
      selectionsOf(market).map((selection, index) => [
        selection,
        Math.round((chances[index] ?? 0) * million),
      ]),
    ),
  }));
  return { ...head, kind: 'prices', markets };
}

function presentIncident(incident: Incident): Record<string, unknown> {
  const { sequence: _, ...rest } = incident;
  return rest;
}
