import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { expect, it } from 'vitest';
import { faultsOf, refusedFields } from './faults-of.ts';

const field = { label: '', required: true, options: [] };
const fields = [
  { ...field, id: 'again', type: 'choice' as const },
  { ...field, id: 'score', type: 'number' as const },
  { ...field, id: 'wish', type: 'lines' as const, required: false },
];

it('finds what is missing and what is no number', () => {
  expect(faultsOf(fields, { score: 'nine' })).toEqual({ again: 'missing', score: 'number' });
  expect(faultsOf(fields, { again: '0', score: ' ' })).toEqual({ score: 'missing' });
  expect(faultsOf(fields, { again: '0', score: '9.5' })).toEqual({});
});

it('puts a refusal beside the fields that it names, if they are of the form', () => {
  const refused = (data: unknown) =>
    new ApiError({ code: 300_010, msg: '', data, requestId: 'r', status: 400 });
  expect(refusedFields(fields, refused({ fields: [{ field: 'wish' }, { field: 'other' }] }))).toEqual({
    wish: 'unfit',
  });
  expect(refusedFields(fields, refused(null))).toEqual({});
  expect(refusedFields(fields, new Error('none'))).toEqual({});
});
