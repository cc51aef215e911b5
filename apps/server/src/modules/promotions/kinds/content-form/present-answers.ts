import type { FormAnswers } from '@fairway/contract/promotions/content-form/schemas.ts';
import type { FormField } from '@fairway/contract/promotions/content-form/term-schemas.ts';
import type { Language } from '#platform/errors.ts';
import { textIn } from '../../campaigns/verdict.ts';
import { optionsOf } from './options-of.ts';

/** Answers beside the labels of their fields, in the order of the form; of a choice the words of the option. */
export function presentAnswers(
  fields: readonly FormField[],
  answers: FormAnswers,
  language: Language,
): { label: string; value: string }[] {
  return fields.flatMap((field) => {
    const value = answers.find(({ id }) => id === field.id)?.value;
    if (value === undefined) return [];
    const option = field.type === 'choice' ? optionsOf(field)[Number(value)] : undefined;
    return [{ label: textIn(language, field), value: option ? textIn(language, option) : value }];
  });
}
