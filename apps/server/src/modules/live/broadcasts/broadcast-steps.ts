import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { BroadcastRow } from '../tables.ts';

/** What happened to a broadcast. `end`: by its publisher, because nobody returned, by a broken rule, or by the house. */
export type BroadcastNews =
  | { readonly kind: 'started'; readonly tracks: readonly MediaTrack[] }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'end'; readonly reason: string }
  | { readonly kind: 'takeDown'; readonly reason: string };

/**
 * ready → live ⇄ interrupted → ended | takenDown. Answers the row after what happened; undefined where it changes nothing: what is over
 * stays over, and the same news twice is once.
 */
export function stepBroadcast(row: BroadcastRow, news: BroadcastNews, now: Date): BroadcastRow | undefined {
  if (isOver(row)) return undefined;
  switch (news.kind) {
    case 'started':
      return {
        ...row,
        status: 'live',
        started_at: row.started_at ?? now,
        interrupted_at: null,
        seen_at: now,
        tracks: news.tracks,
      };
    case 'interrupted':
      // One that has not begun cannot break off.
      return row.status === 'live' ? { ...row, status: 'interrupted', interrupted_at: now } : undefined;
    case 'end':
    case 'takeDown':
      return {
        ...row,
        status: news.kind === 'end' ? 'ended' : 'takenDown',
        interrupted_at: null,
        ended_at: now,
        reason: news.reason,
        viewers: 0,
        frozen: false,
        silent: false,
      };
  }
}

export function isOver({ status }: Pick<BroadcastRow, 'status'>): boolean {
  return status === 'ended' || status === 'takenDown';
}
