import { rightAnswers } from '@fairway/promotions';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { holdQuestionsOf, updateJudged } from './questions-store.ts';

/**
 * Judges the questions about a match by its result, and again by a corrected one as long as they are not settled. A match that was not
 * played to its end makes them void; news that come late change nothing.
 */
export const judgeQuestions = defineSubscriber({
  event: 'fixture.ended',
  name: 'promotions.judge-questions',
  async run(app, { fixture, version, status, score }) {
    await inTransaction(app.db, async (tx) => {
      for (const row of await holdQuestionsOf(tx, fixture)) {
        const counted = status === 'ended' ? score : null;
        await updateJudged(tx, row, {
          version,
          score: counted,
          right: rightAnswers(row.question, counted),
        });
      }
    });
  },
});
