import { interruptedSeconds } from '@fairway/contract/live/states.ts';
import type { MediaStatus } from '@fairway/contract/media/order-schemas.ts';
import type { BroadcastRow } from '../tables.ts';
import type { BroadcastNews } from './broadcast-steps.ts';

export type SeenRoom = MediaStatus['rooms'][number];

/** After so long without an answer the origin counts as having nothing on the air. */
const silentOriginSeconds = 15;
/** A key that nobody used in a day is good for nothing. */
const unusedKeySeconds = 86_400;

/** What the origin's own view of a broadcast says that the row does not. */
export function seenNews(row: BroadcastRow, { state, tracks }: SeenRoom): BroadcastNews | undefined {
  const names = tracks.map(({ track }) => track);
  if (state === 'interrupted') return row.status === 'live' ? { kind: 'interrupted' } : undefined;
  const isKnown = row.status === 'live' && names.every((name) => row.tracks.includes(name));
  return isKnown ? undefined : { kind: 'started', tracks: names };
}

/** What follows from a broadcast not being on the air, or from an origin that does not answer. */
export function lateNews(
  row: BroadcastRow,
  now: Date,
  { isAnswered }: { isAnswered: boolean },
): BroadcastNews | undefined {
  const secondsSince = (then: Date | null) => (then ? (now.getTime() - then.getTime()) / 1000 : Infinity);
  switch (row.status) {
    case 'live':
      return isAnswered || secondsSince(row.seen_at) >= silentOriginSeconds
        ? { kind: 'interrupted' }
        : undefined;
    case 'interrupted':
      return secondsSince(row.interrupted_at) >= interruptedSeconds ? { kind: 'end', reason: '' } : undefined;
    case 'ready':
      return secondsSince(row.created_at) >= unusedKeySeconds ? { kind: 'end', reason: '' } : undefined;
    case 'ended':
    case 'takenDown':
      return undefined;
  }
}
