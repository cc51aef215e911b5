import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';

/** The own answers in figures; `won` in yuan. */
export function ownSums(questions: readonly WireQuestion[]): {
  open: number;
  answered: number;
  right: number;
  won: string;
} {
  const own = questions.flatMap((question) => question.own ?? []);
  const fen = own.reduce((sum, { won }) => sum + fenOf(won ?? '0'), 0n);
  return {
    open: questions.filter(({ state, own: answer }) => state === 'open' && answer === null).length,
    answered: own.length,
    right: own.filter(({ isRight }) => isRight === true).length,
    won: `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`,
  };
}

function fenOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
}
