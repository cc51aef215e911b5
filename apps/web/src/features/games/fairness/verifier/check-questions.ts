import {
  contradicts,
  FairGamesError,
  verify,
  type Answer,
  type Curve,
  type FairGamesFault,
  type VerifierKinds,
} from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import { hashing } from '../../../../lib/fair-hashing.ts';

/** How an answer ends: what was shown is confirmed or contradicted, there was nothing to compare with, or the question is malformed. */
export type Verdict = 'confirmed' | 'contradicted' | 'computed' | 'refused';

export interface Checked {
  readonly verdict: Verdict;
  /** Of the question, as far as it has one. */
  readonly kind: string;
  readonly answer?: Answer;
  readonly fault?: FairGamesFault;
}

/** Why a text holds no questions. */
export type TextFault = 'empty' | 'notJson' | 'tooLong' | 'tooMany';

export const mostQuestions = 10_000;
const mostCharacters = 10_000_000;
/** The page answers to the pointer between these, as long as one of them takes. */
const turnMilliseconds = 30;

/** The questions of a pasted or dropped text: one, or a whole history. */
export function readQuestions(text: string): readonly unknown[] | TextFault {
  if (text.trim() === '') return 'empty';
  if (text.length > mostCharacters) return 'tooLong';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const questions: readonly unknown[] = Array.isArray(read) ? read : [read];
  if (questions.length === 0) return 'empty';
  return questions.length > mostQuestions ? 'tooMany' : questions;
}

/** Answers every question by the code of `npm run verify`, in the order given. One that is malformed does not stop the others. */
export async function checkQuestions(questions: readonly unknown[], signal: AbortSignal): Promise<Checked[]> {
  const checked: Checked[] = [];
  const curve = questions.some((question) => kindOf(question) === 'beacon')
    ? (await import('./curve.ts')).curve
    : undefined;
  const kinds = questions.some((question) => kindOf(question) === 'betReceipt')
    ? { ...promotionKinds, betReceipt: await (await import('./bet-receipt-kind.ts')).loadBetReceiptKind() }
    : promotionKinds;
  let turn = performance.now();
  for (const question of questions) {
    checked.push(checkOne(question, curve, kinds));
    if (performance.now() - turn < turnMilliseconds) continue;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    turn = performance.now();
  }
  return checked;
}

export function checkOne(question: unknown, curve?: Curve, kinds: VerifierKinds = promotionKinds): Checked {
  const kind = kindOf(question);
  // A history within a history is no question.
  if (Array.isArray(question)) return { verdict: 'refused', kind, fault: 'malformed' };
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one question has one answer
    const answer = verify(hashing, question, curve, kinds) as Answer;
    return { verdict: verdictOf(answer), kind, answer };
  } catch (fault) {
    if (fault instanceof FairGamesError) return { verdict: 'refused', kind, fault: fault.fault };
    throw fault;
  }
}

function verdictOf(answer: Answer): Verdict {
  if (contradicts(answer)) return 'contradicted';
  const { agrees, isUnderRoot, signed } = answer;
  return agrees !== undefined || isUnderRoot === true || signed === true ? 'confirmed' : 'computed';
}

function kindOf(question: unknown): string {
  if (typeof question !== 'object' || question === null || !('kind' in question)) return '';
  return typeof question.kind === 'string' ? question.kind : '';
}

/** How many there are of each verdict. */
export function countVerdicts(checked: readonly Checked[]): Record<Verdict, number> {
  const counts = { confirmed: 0, contradicted: 0, computed: 0, refused: 0 };
  for (const { verdict } of checked) counts[verdict] += 1;
  return counts;
}

/** The places of those to show: what is wrong first, then in order, at most so many. */
export function placesToShow(checked: readonly Checked[], most: number): number[] {
  const isWrong = (place: number) => {
    const verdict = checked[place]?.verdict;
    return verdict === 'contradicted' || verdict === 'refused' ? 0 : 1;
  };
  return checked
    .map((_, place) => place)
    .toSorted((one, other) => isWrong(one) - isWrong(other) || one - other)
    .slice(0, most);
}
