import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { errorTable } from '@fairway/contract/errors/error-table.ts';
import { describe, expect, it } from 'vitest';
import { isDuplicate } from './act-refusal.ts';

const refused = (name: 'operationInProgress' | 'timeout' | 'rewardAlreadyClaimed') => {
  const row = errorTable[name];
  return new ApiError({
    ...row,
    msg: row.zh,
    data: null,
    requestId: 'r',
    status: row.http,
    row: { ...row, name },
  });
};
const unknown = (msg: string) =>
  new ApiError({ code: 999_999, msg, data: null, requestId: 'r', status: 200 });

describe('a submission that was sent before', () => {
  it('is known by our own names, whatever they say', () => {
    expect(isDuplicate(refused('operationInProgress'))).toBe(true);
    // Its text mentions a second submission, and it is none.
    expect(isDuplicate(refused('timeout'))).toBe(false);
    expect(isDuplicate(refused('rewardAlreadyClaimed'))).toBe(false);
  });

  it('is known by its wording where the code is not ours', () => {
    for (const msg of ['请勿重复提交', '重复提交，请稍后', 'Duplicate submission.'])
      expect(isDuplicate(unknown(msg))).toBe(true);
    expect(isDuplicate(unknown('奖励已领完'))).toBe(false);
    expect(isDuplicate(new Error('重复提交'))).toBe(false);
  });
});
