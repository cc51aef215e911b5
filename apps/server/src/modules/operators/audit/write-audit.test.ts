import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkAuditChain } from './verify-audit-chain.ts';
import { writeAudit } from './write-audit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const call = (): OperatorCall => ({
  requestId: test.app.ids.uuid(),
  operation: 'freezeMember',
  address: '10.1.2.3',
  deviceId: 'd',
  language: 'zh-CN',
  userAgent: 'test',
  origin: '',
  operationId: '',
  operator: {
    operatorId: test.app.ids.uuid(),
    sessionId: test.app.ids.uuid(),
    name: 'wu',
    role: 'auditor',
    permissions: [],
  },
});

const write = (id: string) =>
  inTransaction(test.app.db, (tx) =>
    writeAudit(tx, test.app, call(), {
      action: 'freezeMember',
      object: { kind: 'member', id },
      before: { status: 'active', b: 1 },
      after: { status: 'frozen', a: 'x' },
      reason: '可疑登录',
    }),
  );

describe('the audit trail', () => {
  it('stays one chain when a dozen write at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(`m${index}`)));
    expect(await checkAuditChain(test.app.db)).toEqual({ rows: 12, brokenAt: null });
  });

  it('cannot be changed or emptied by the app', async () => {
    await expect(sql`update operators_audit set reason = 'x'`.execute(test.app.db)).rejects.toThrow(
      /permission/,
    );
    await expect(sql`delete from operators_audit`.execute(test.app.db)).rejects.toThrow(/permission/);
    await expect(sql`truncate operators_audit`.execute(test.app.db)).rejects.toThrow(/permission/);
  });

  it('names the row that an intruder changed', async () => {
    const intruder = new pg.Client({ connectionString: test.database.superuserUrl });
    await intruder.connect();
    await intruder.query(`update operators_audit set reason = '正常' where seq = 7`);
    await intruder.end();
    expect((await checkAuditChain(test.app.db)).brokenAt).toBe('7');
  });
});

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
