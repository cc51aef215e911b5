import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { ShownField } from '@fairway/contract/promotions/content-form/schemas.ts';

/** What can be wrong with an answer. */
type AnswerFault = 'missing' | 'number' | 'unfit';
export type AnswerFaults = Partial<Record<string, AnswerFault>>;

const numberText = /^-?\d{1,12}(\.\d{1,4})?$/;

/** What the page sees by itself; the server judges again. */
export function faultsOf(
  fields: readonly ShownField[],
  answers: Readonly<Record<string, string>>,
): AnswerFaults {
  const faults: AnswerFaults = {};
  for (const { id, type, required } of fields) {
    const value = (answers[id] ?? '').trim();
    if (value === '') {
      if (required) faults[id] = 'missing';
    } else if (type === 'number' && !numberText.test(value)) faults[id] = 'number';
  }
  return faults;
}

/** The fields that a refusal names, of those of the form; empty for a refusal of another kind. */
export function refusedFields(fields: readonly ShownField[], fault: unknown): AnswerFaults {
  if (!(fault instanceof ApiError) || typeof fault.data !== 'object' || fault.data === null) return {};
  if (!('fields' in fault.data) || !Array.isArray(fault.data.fields)) return {};
  const named: { field?: unknown }[] = fault.data.fields;
  const ids = fields.filter(({ id }) => named.some(({ field }) => field === id)).map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, 'unfit' as const]));
}
