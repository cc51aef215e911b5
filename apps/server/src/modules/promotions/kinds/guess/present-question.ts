import type { MatchAnswer, QuestionState } from '@fairway/contract/promotions/guess/questions.ts';
import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { answersOf } from '@fairway/promotions';
import type { RewardRow } from '../../tables.ts';
import type { GuessRow } from './guesses-store.ts';
import type { QuestionRow } from './questions-store.ts';

/** How a question's reward is named: once a member, campaign and question. */
export const guessStep = 'guess';

export function guessPeriod(number: number): string {
  return `q${number}`;
}

interface Beside {
  /** The caller's answer. */
  readonly own?: GuessRow | undefined;
  /** The match has not begun. */
  readonly isOpen: boolean;
  /** When it begins, where that was moved. */
  readonly kickOff?: Date | undefined;
  /** The caller's wins in the campaign. */
  readonly rewards: readonly RewardRow[];
}

/** A question as a page shows it. */
export function presentQuestion(row: QuestionRow, beside: Beside): WireQuestion {
  const { own, kickOff = row.kick_off, rewards } = beside;
  const yuan = (fen: bigint) => formatMoney(money('CNY', fen));
  const pot = row.pot + row.carried;
  const right: readonly MatchAnswer[] = row.right_answers ?? [];
  const won = rewards.find(({ period }) => period === guessPeriod(row.number));
  return {
    number: row.number,
    question: row.question,
    answers: [...answersOf(row.question)],
    fixtureId: String(row.fixture_id),
    ...row.match,
    closesAt: kickOff.toISOString(),
    state: stateOf(row, beside.isOpen),
    pot: yuan(pot),
    carried: yuan(row.carried),
    score: row.score,
    right: [...right],
    winners: row.winners,
    share: row.winners === null ? null : yuan(row.winners === 0 ? 0n : pot / BigInt(row.winners)),
    own: own
      ? {
          answer: own.answer,
          at: own.guessed_at.toISOString(),
          isRight: row.judged_at === null ? null : right.includes(own.answer),
          won: won ? yuan(won.amount) : null,
        }
      : null,
  };
}

function stateOf(row: QuestionRow, isOpen: boolean): QuestionState {
  if (row.settled_at !== null) return row.winners === 0 ? 'void' : 'settled';
  if (row.judged_at !== null) return 'judged';
  return isOpen ? 'open' : 'closed';
}
