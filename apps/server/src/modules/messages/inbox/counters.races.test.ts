import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { broadcast, none, sendDeposit } from './test-messages.ts';

let test: TestApp;
let admin: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
});
afterAll(() => test.end());

const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => act(at)));

describe('counters under races', () => {
  it('fall by one when twenty devices read the same message at once [MSG-006]', async () => {
    const member = await test.register('Racer01');
    await sendDeposit(test, member.id);
    await sendDeposit(test, member.id);
    const { messages } = await member.api.listMessages({ category: 'recharge' });
    const id = messages[0]?.id ?? '';

    const answers = await times(20, () => member.api.readMessage({ id }));

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'fulfilled', value: { recharge: 1, privateRecharge: 1 } });
    expect(await member.api.countMessages({})).toMatchObject({ recharge: 1 });
  });

  it('fall by one when a broadcast is read and deleted at once, by many [MSG-006]', async () => {
    const member = await test.register('Racer02');
    const { id } = await broadcast(test, admin, 'announcement');
    await broadcast(test, admin, 'announcement');

    await times(16, (at) => (at % 2 ? member.api.readMessage({ id }) : member.api.deleteMessage({ id })));

    expect(await member.api.countMessages({})).toMatchObject({ announcement: 1 });
    const { messages } = await member.api.listMessages({ category: 'announcement' });
    expect(messages).toHaveLength(1);
  });

  it('count what arrives while everything is being read: nothing lost, nothing below zero', async () => {
    const member = await test.register('Racer03');
    const seen: number[] = [];

    await times(30, async (at) => {
      if (at % 3 !== 0) return sendDeposit(test, member.id, `${at + 1}.00`);
      const counts = await member.api.readAllMessages({ category: 'recharge' });
      seen.push(counts.recharge);
      return undefined;
    });

    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    const { recharge } = await member.api.countMessages({});
    const { messages } = await member.api.listMessages({ category: 'recharge' });
    expect(messages).toHaveLength(20);
    expect(recharge).toBe(messages.filter(({ read }) => !read).length);
    expect(await member.api.readAllMessages({ category: 'recharge' })).toMatchObject({
      recharge: 0,
      privateRecharge: 0,
    });
  });

  it('see one message of an event that is delivered many times at once', async () => {
    const member = await test.register('Racer04');
    const { sendMessage } = await import('../events/send-message.ts');
    const at = test.clock.now().toISOString();
    await times(12, () =>
      sendMessage(test.app, {
        memberId: member.id,
        template: 'welcome',
        params: {},
        at,
        source: 'one-event',
      }),
    );
    expect(await member.api.countMessages({})).toMatchObject({ message: 1, privateMessage: 1 });
    expect(none.message).toBe(0);
  });
});
