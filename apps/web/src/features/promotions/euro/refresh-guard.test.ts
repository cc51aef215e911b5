import { errorTable } from '@fairway/contract/errors/index.ts';
import { expect, it } from 'vitest';
import en from '../../../../locales/en/euro.json' with { type: 'json' };
import zh from '../../../../locales/zh-CN/euro.json' with { type: 'json' };
import { createRefreshGuard } from './refresh-guard.ts';

it('lets the same activity through once in 5,000 ms, another one at once [EURO-007]', () => {
  let now = 0;
  const mayRefresh = createRefreshGuard(() => now);
  const calls: string[] = [];
  const refresh = (at: number, activity: string) => {
    now = at;
    if (mayRefresh(activity)) calls.push(`${activity} at ${at}`);
  };
  refresh(0, '1');
  refresh(2000, '2');
  refresh(4999, '1');
  expect(calls).toEqual(['1 at 0', '2 at 2000']);
  refresh(5001, '1');
  refresh(6999, '2');
  expect(calls).toEqual(['1 at 0', '2 at 2000', '1 at 5001']);
});

it('shows the text of the error table', () => {
  expect([zh.tooSoon, en.tooSoon]).toEqual([
    errorTable.activityRefreshTooSoon.zh,
    errorTable.activityRefreshTooSoon.en,
  ]);
});
