import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const reason = '离职停用';
const press = () => ({ operationId: test.app.ids.uuid() });

describe('the last administrator', () => {
  it('stays when two block each other at the same moment', async () => {
    const first = await test.operator('administrator');
    const second = await test.operator('administrator');
    const { operators } = await first.api.listOperators({});
    const idOf = (name: string) => operators.find((one) => one.name === name)?.id ?? '';
    const outcomes = await Promise.allSettled([
      first.api.blockOperator({ operatorId: idOf(second.name), reason }, press()),
      second.api.blockOperator({ operatorId: idOf(first.name), reason }, press()),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stays = outcomes[0].status === 'fulfilled' ? first : second;
    const { operators: after } = await stays.api.listOperators({});
    expect(after.filter(({ role, blocked }) => role === 'administrator' && !blocked)).toHaveLength(1);
  });
});
