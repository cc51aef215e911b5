import { matchAnswers, type MatchAnswer } from '@fairway/contract/promotions/guess/questions.ts';
import type { WireQuestion } from '@fairway/contract/promotions/guess/schemas.ts';
import i18next from 'i18next';
import { language } from '../../../lib/i18n.ts';
import { enumLabel } from '../parts/enum-label.ts';

/** An answer in words: teams by their names. */
export function answerLabel(question: WireQuestion, answer: MatchAnswer): string {
  const locale = language() === 'en' ? 'en' : 'zh';
  if (answer !== 'home' && answer !== 'away') return enumLabel(matchAnswers, answer);
  const team = question[answer].name[locale];
  return question.question === 'outcome' ? i18next.t('wins', { ns: 'guess', team }) : team;
}
