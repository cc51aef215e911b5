import type { supportOperatorEndpoints } from '@fairway/contract/support/operator-endpoints.ts';
import type { supportOperatorSchemas } from '@fairway/contract/support/operator-schemas.ts';
import { findMemberNames } from '#modules/members';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { lockFeedback, writeReply } from '../feedback/feedback-store.ts';
import { presentQueued } from './present-queued.ts';

/** How much of a feedback the message about its reply repeats. */
const subjectLength = 20;

/**
 * Answers a feedback. Throws `feedbackNotFound`, and `feedbackAnswered` for the second of two who answer. Writes the reply, its
 * audit row and the event from which the member's message comes.
 */
export const replyFeedback: Operation<
  (typeof supportOperatorEndpoints)['replyFeedback'],
  (typeof supportOperatorSchemas)['replyFeedback']
> = async (app, call, { id, reply }) =>
  inTransaction(app.db, async (tx) => {
    const feedback = await lockFeedback(tx, id);
    if (!feedback) throw new AppError('feedbackNotFound');
    if (feedback.status === 'answered') throw new AppError('feedbackAnswered', { name: feedback.replied_by });

    const at = app.clock.now();
    const row = await writeReply(tx, id, { reply, by: call.operator.name, at });
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'feedback', id },
      before: { status: feedback.status },
      after: { status: row.status, reply },
    });
    await emit(tx, app, 'feedback.answered', {
      memberId: row.member_id,
      feedbackId: id,
      subject: subjectOf(row.content),
      at: at.toISOString(),
    });

    return presentQueued(row, await findMemberNames(tx, [row.member_id]));
  });

/** The first line, cut between characters as people count them. */
function subjectOf(content: string): string {
  const [line = ''] = content.split('\n');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return characters.length <= subjectLength ? line : `${characters.slice(0, subjectLength).join('')}…`;
}
