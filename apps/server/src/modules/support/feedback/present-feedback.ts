import type { Feedback } from '@fairway/contract/support/schemas.ts';
import { feedbackPicturePath } from '@fairway/contract/support/feedback.ts';
import type { FeedbackRow } from './feedback-store.ts';

/** A feedback as its member reads it: without who answered. */
export function presentFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    type: row.type,
    pictures: row.pictures.map((name) => `${feedbackPicturePath}${name}` as const),
    category: row.category,
    content: row.content,
    isReply: row.status === 'answered',
    replyContent: row.reply,
    at: row.created_at.toISOString(),
    replyAt: row.replied_at?.toISOString() ?? null,
  };
}
