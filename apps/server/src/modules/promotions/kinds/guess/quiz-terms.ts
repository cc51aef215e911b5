import { quizKinds, type QuizKind } from '@fairway/contract/promotions/guess/schemas.ts';
import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { fenOf } from '../../eligibility/member-view.ts';

export type QuizTerms = TermsOf<QuizKind>;

/** Whether a campaign asks about matches: every kind with a quiz is answered, judged and paid alike. */
export function isQuiz(terms: CampaignTerms): terms is QuizTerms {
  return quizKinds.some((kind) => kind === terms.kind);
}

/** The pots of all questions: the budget holds each of them, so that no winner finds an empty account. */
export function allPots({ pot, questions }: Pick<QuizTerms, 'pot' | 'questions'>): bigint {
  return fenOf(pot) * BigInt(questions);
}
