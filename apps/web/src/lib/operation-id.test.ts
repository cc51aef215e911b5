import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, it } from 'vitest';
import { isFinal } from './operation-id.ts';

const refused = (name: keyof typeof errorTable) => {
  const row = errorTable[name];
  return new ApiError({ code: row.code, msg: row.zh, data: null, requestId: 'r', status: row.http, row });
};

it.each([
  'marketSuspended',
  'withdrawalOpen',
  'operationIdReused',
  'insufficientBalance',
  'tooManyRequests',
] as const)('%s settles the act: nothing happened', (name) => {
  expect(isFinal(refused(name))).toBe(true);
});

it.each(['timeout', 'fault', 'overloaded', 'operationInProgress', 'venueTransferInTransit'] as const)(
  '%s leaves open whether it happened',
  (name) => {
    expect(isFinal(refused(name))).toBe(false);
  },
);

it('so does a line that gave no answer', () => {
  expect(isFinal(new TypeError('fetch failed'))).toBe(false);
});
