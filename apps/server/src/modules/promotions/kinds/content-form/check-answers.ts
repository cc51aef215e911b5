import { answerLengths } from '@fairway/contract/promotions/content-form/field-types.ts';
import type { FormAnswers } from '@fairway/contract/promotions/content-form/schemas.ts';
import type { FormField } from '@fairway/contract/promotions/content-form/term-schemas.ts';
import { AppError } from '#platform/errors.ts';
import { optionsOf } from './options-of.ts';

/**
 * What was answered, in the order of the fields and without what was left empty. Throws `inputInvalid` with every field whose answer is
 * missing or does not fit, and with every answer to no field of the form.
 */
export function checkAnswers(fields: readonly FormField[], answers: FormAnswers): FormAnswers {
  const faults: { field: string; rule: string }[] = answers
    .filter(({ id }, index) => {
      const isFirst = answers.findIndex((other) => other.id === id) === index;
      return !isFirst || !fields.some((field) => field.id === id);
    })
    .map(({ id }) => ({ field: id, rule: 'unrecognized_keys' }));
  const given: FormAnswers = [];
  for (const field of fields) {
    const value = (answers.find(({ id }) => id === field.id)?.value ?? '').trim();
    if (value === '') {
      if (field.required) faults.push({ field: field.id, rule: 'too_small' });
    } else if (value.length > answerLengths[field.type]) faults.push({ field: field.id, rule: 'too_big' });
    else if (!fits(field, value)) faults.push({ field: field.id, rule: 'invalid_format' });
    else given.push({ id: field.id, value });
  }
  if (faults.length > 0) throw new AppError('inputInvalid', {}, { fields: faults });
  return given;
}

function fits(field: FormField, value: string): boolean {
  switch (field.type) {
    case 'number':
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(value);
    case 'choice':
      return /^\d{1,2}$/.test(value) && Number(value) < optionsOf(field).length;
    case 'text':
      return value.isWellFormed() && !/[\p{Cc}]/u.test(value);
    case 'lines':
      return value.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(value);
  }
}
