import { settleGuess, type GuessResult } from '@fairway/promotions';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectGuesses, type GuessRow } from './guesses-store.ts';
import { addCarried, holdQuestions, updateSettled, type QuestionRow } from './questions-store.ts';

export interface Settlement extends GuessResult {
  readonly question: QuestionRow;
  readonly guesses: readonly GuessRow[];
}

/**
 * Settles a judged question, once: its pot among all right answers, or on to the next question that is not settled. Answers what is to be
 * paid, the same however often it is asked: the answers stand since the kick-off and the settlement is final.
 */
export async function settleQuestion(app: Platform, due: QuestionRow): Promise<Settlement> {
  return inTransaction(app.db, async (tx) => {
    const rows = await holdQuestions(tx, due);
    const question = rows.find(({ number }) => number === due.number);
    if (!question?.right_answers) throw new Error('a question is settled before it was judged');
    const guesses = await selectGuesses(tx, question);
    const result = settleGuess(
      question.pot + question.carried,
      guesses.map(({ member_id: id, answer }) => ({ id, answer })),
      new Set(question.right_answers),
    );
    if (question.settled_at === null) {
      await updateSettled(tx, question, { winners: result.paid.length, carriedOn: result.carried });
      const next = rows.find(({ number, settled_at }) => number > question.number && settled_at === null);
      if (next && result.carried > 0n) await addCarried(tx, next, result.carried);
    }
    return { ...result, question, guesses };
  });
}
