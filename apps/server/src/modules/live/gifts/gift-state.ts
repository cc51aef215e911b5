import { takeBackSeconds, type GiftState } from '@fairway/contract/live/gifts.ts';
import { addSeconds } from '#platform/clock.ts';
import type { EndedGiftRow } from './tables.ts';

/** Where a gift is between booked and final at an instant, or how it went back. */
export function giftStateOf(
  { cause, sent_at: sentAt }: Pick<EndedGiftRow, 'cause' | 'sent_at'>,
  now: Date,
): GiftState {
  if (cause) return cause;
  return now <= addSeconds(sentAt, takeBackSeconds) ? 'booked' : 'final';
}
