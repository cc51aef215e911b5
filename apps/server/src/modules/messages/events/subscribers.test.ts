import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hearNews } from '../inbox/test-messages.ts';
import { templates } from '../templates/templates.ts';
import { writeTemplate } from '../templates/write-template.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ start: '2026-11-20T04:30:00.000Z' });
});
afterAll(() => test.end());

const zh = { language: 'zh-CN', timeZone: 'Asia/Shanghai' } as const;
const order = (memberId: string) => ({
  memberId,
  billNo: 'D261120000000000001',
  currency: 'CNY' as const,
  amount: '12500.00',
  at: test.clock.now().toISOString(),
});

describe('what members are notified of', () => {
  it('is each fact once, in the list where it belongs', async () => {
    const member = await test.register('Told0001');
    await inTransaction(test.app.db, async (tx) => {
      await emit(tx, test.app, 'deposit.settled', order(member.id));
      await emit(tx, test.app, 'withdrawal.paid', order(member.id));
      await emit(tx, test.app, 'withdrawal.refused', order(member.id));
      await emit(tx, test.app, 'bet.settled', {
        memberId: member.id,
        betId: 'B1',
        venue: 'fairway-sports',
        category: 'sports',
        cause: 'result',
        legs: [],
        free: false,
        stake: '10.00',
        returned: '18.50',
        turnover: '8.50',
        currency: 'CNY',
        at: test.clock.now().toISOString(),
      });
      await emit(tx, test.app, 'feedback.answered', {
        memberId: member.id,
        feedbackId: test.app.ids.uuid(),
        subject: '存款多久到账',
        at: test.clock.now().toISOString(),
      });
    });
    await hearNews(test);
    await hearNews(test);

    const titles = async (category: 'message' | 'recharge') =>
      (await member.api.listMessages({ category })).messages.map(({ title }) => title).toSorted();
    expect(await titles('recharge')).toEqual(['存款已到账', '提款已汇出', '提款未通过']);
    expect(await titles('message')).toEqual(['您的反馈有回复了', '欢迎加入', '注单已结算']);
  });

  it('notifies each side of a matched part how its appeal moves on, and leads to that side’s own order', async () => {
    const member = await test.register('Told0009');
    const steps = ['opened', 'answered', 'operator', 'confirmed', 'released'] as const;
    await inTransaction(test.app.db, async (tx) => {
      for (const [place, news] of steps.entries())
        await emit(tx, test.app, 'matching.appealMoved', {
          memberId: member.id,
          side: place % 2 === 0 ? 'recipient' : 'payer',
          billNo: place % 2 === 0 ? 'W1' : 'D1',
          news,
          amount: '450.00',
          at: test.clock.now().toISOString(),
        });
    });
    await hearNews(test);
    const { messages } = await member.api.listMessages({ category: 'recharge' });
    expect(messages.map(({ title }) => title).toSorted()).toEqual([
      '对方提出了申诉，请您说明',
      '对方补充了说明',
      '申诉已有结论：认定已付款',
      '申诉已有结论：认定未付款',
      '运营人员正在核查',
    ]);
    const opened = messages.find(({ title }) => title.startsWith('对方提出'));
    expect(opened).toMatchObject({ to: '/app/myCenter/withdrawals/W1' });
    expect(opened?.text).toContain('450.00 元');
    const answered = messages.find(({ title }) => title.startsWith('对方补充'));
    expect(answered).toMatchObject({ to: '/app/myCenter/deposit/D1' });
  });

  it('leads to the order it is about, with its amount as written in the reader’s language', async () => {
    const member = await test.register('Told0002');
    await inTransaction(test.app.db, (tx) => emit(tx, test.app, 'deposit.settled', order(member.id)));
    await hearNews(test);

    const [message] = (await member.api.listMessages({ category: 'recharge' })).messages;
    expect(message).toMatchObject({
      text: '您的存款 12,500.00 元 已存入中心钱包，订单号 D261120000000000001。',
      to: '/app/myCenter/deposit/D261120000000000001',
      private: true,
      read: false,
    });
    const kept = { billNo: 'D1', currency: 'USDT', amount: '20.500000' };
    expect(writeTemplate('depositSettled', kept, { ...zh, language: 'en' })).toMatchObject({
      title: 'Deposit received',
      text: 'Your deposit of 20.50 USDT is in your center wallet. Order D1.',
    });
  });

  it('is a login from a device that was never used, and none from a known one', async () => {
    const member = await test.register('Told0003');
    const password = hashPassword('Told0003-Passw0rd');
    test.clock.advance({ seconds: 5 });
    const elsewhere = test.clientOf();
    await elsewhere.logIn({ name: member.name, password });
    test.clock.advance({ seconds: 5 });
    await elsewhere.logIn({ name: member.name, password });
    await hearNews(test);

    const { messages } = await member.api.listMessages({ category: 'message' });
    expect(messages.map(({ title }) => title)).toEqual(['新设备登录提醒', '欢迎加入']);
    expect(messages[0]?.text).toContain('2026-11-20 12:30');
  });

  it('is a new password', async () => {
    const member = await test.register('Told0004');
    const { session } = await member.api.changePassword({
      oldPassword: hashPassword('Told0004-Passw0rd'),
      newPassword: hashPassword('Told0004-Another1'),
    });
    await hearNews(test);
    const { messages } = await test.clientOf(session).listMessages({ category: 'message' });
    expect(messages.map(({ title }) => title)).toContain('登录密码已修改');
  });

  it('is what became of another name or phone, with texts of their own for each outcome', async () => {
    const member = await test.register('Told0005');
    const at = test.clock.now().toISOString();
    await inTransaction(test.app.db, async (tx) => {
      for (const field of ['realName', 'phone'] as const)
        for (const status of ['approved', 'refused'] as const)
          await emit(tx, test.app, 'member.changeDecided', { memberId: member.id, field, status, at });
    });
    await hearNews(test);
    const { messages } = await member.api.listMessages({ category: 'message' });
    expect(messages.map(({ title }) => title).toSorted()).toEqual([
      '更换手机未通过',
      '欢迎加入',
      '真实姓名修改未通过',
      '真实姓名已更新',
      '绑定手机已更换',
    ]);
    expect(messages.find(({ title }) => title === '真实姓名已更新')).toMatchObject({
      to: '/app/myCenter/security',
    });
  });

  it('is a closing that came to nothing while the member’s own request waits on', async () => {
    const member = await test.register('Told0006');
    const at = '2026-11-20T04:30:00.000Z';
    await inTransaction(test.app.db, (tx) =>
      emit(tx, test.app, 'member.closingStopped', { memberId: member.id, at }),
    );
    await hearNews(test);
    const { messages } = await member.api.listMessages({ category: 'message' });
    const found = messages.find(({ title }) => title === '注销申请仍在处理');
    expect(found).toMatchObject({ to: '/app/myCenter/protection' });
    expect(found?.text).toMatch(/^本次注销于 2026-11-20 12:30 中止/);
  });

  it('names nothing that a message does not have', () => {
    const params = {
      at: '2026-11-20T04:30:00.000Z',
      address: '203.0.113.5',
      billNo: 'D1',
      currency: 'CNY',
      amount: '1.00',
      betId: 'B1',
      stake: '1.00',
      returned: '2.00',
      before: '0.00',
      after: '2.00',
      subject: '存款多久到账',
    };
    for (const key of Object.keys(templates))
      for (const language of ['zh-CN', 'en'] as const) {
        const { title, text, to } = writeTemplate(key, params, { ...zh, language });
        expect(`${title}${text}${to}`).not.toMatch(/\{|\}|undefined/);
        expect(text).not.toBe('');
      }
    expect(writeTemplate('of-another-version', {}, zh)).toEqual({
      title: 'of-another-version',
      text: '',
      to: null,
    });
  });
});
