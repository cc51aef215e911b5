import type { QueuedFeedback } from '@fairway/contract/support/operator-schemas.ts';
import type { FeedbackRow } from '../feedback/feedback-store.ts';
import { presentFeedback } from '../feedback/present-feedback.ts';

/** A feedback as operators read it, with its member and who answered. */
export function presentQueued(row: FeedbackRow, names: ReadonlyMap<string, string>): QueuedFeedback {
  return {
    ...presentFeedback(row),
    member: { id: row.member_id, name: names.get(row.member_id) ?? '' },
    repliedBy: row.replied_by,
  };
}
