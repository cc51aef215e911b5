import { messageCategories } from '@fairway/contract/messages/categories.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstConfiguration } from '../../site/configuration/first-configuration.ts';
import {
  createTestApp,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '../../../testing/test-app.ts';
import { broadcast, none, sendDeposit } from './test-messages.ts';

let test: TestApp;
let admin: TestOperator;
let count = 0;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
});
afterAll(() => test.end());

const newMember = () => test.register(`Inbox${String((count += 1)).padStart(3, '0')}`);

/** The categories' first ids. */
const firstOf = async (member: TestMember, category: 'activity' | 'recharge' | 'announcement' | 'message') =>
  (await member.api.listMessages({ category })).messages[0]?.id ?? '';

/** What an operator published before does not count for the next story. */
const clear = () => sql`update messages_broadcasts set status = 'withdrawn'`.execute(test.app.db);

/** Writes private messages of a category that no event of its own has yet. */
async function write(memberId: string, category: string, how = 1): Promise<void> {
  for (let at = 0; at < how; at += 1)
    await sql`
      insert into messages_private (id, member_id, category, template, params, source, created_at)
      values (${test.app.ids.uuid()}, ${memberId}, ${category}, 'welcome', '{}', ${test.app.ids.uuid()},
        ${test.clock.now()})`.execute(test.app.db);
}

describe('the inbox', () => {
  it('has four lists, each with its own messages [MSG-004] [MSG-008]', async () => {
    const member = await newMember();
    for (const category of messageCategories.codeList) await write(member.id, category);

    for (const category of messageCategories.codeList) {
      const { messages, next } = await member.api.listMessages({ category });
      expect(messages.map((message) => message.category)).toEqual([category]);
      expect(next).toBeNull();
    }
  });

  it('counts what is not read in four numbers with a private one beside each [MSG-002] [MSG-003] [MSG-011]', async () => {
    const member = await newMember();
    await sendDeposit(test, member.id);
    await broadcast(test, admin, 'announcement');
    await broadcast(test, admin, 'activity');
    await broadcast(test, admin, 'activity', { audience: { kind: 'members', names: [member.name] } });

    expect(await member.api.countMessages({})).toEqual({
      ...none,
      recharge: 1,
      privateRecharge: 1,
      announcement: 1,
      // Of two, the one that was written to a list with this member is private.
      activity: 2,
      privateActivity: 1,
    });
    await clear();
  });

  it('falls by one in its own category when a message is read, and the others stay [MSG-005] [MSG-010]', async () => {
    const member = await newMember();
    for (const category of messageCategories.codeList) await write(member.id, category, 2);
    const before = await member.api.countMessages({});

    const after = await member.api.readMessage({ id: await firstOf(member, 'activity') });

    expect(after).toEqual({ ...before, activity: 1, privateActivity: 1 });
    expect(await member.api.countMessages({})).toEqual(after);
    const { messages } = await member.api.listMessages({ category: 'activity' });
    expect(messages.map(({ read }) => read)).toEqual([true, false]);
  });

  it('stays at 0 when a message is read again [MSG-006]', async () => {
    const member = await newMember();
    await sendDeposit(test, member.id);
    const id = await firstOf(member, 'recharge');
    expect(await member.api.readMessage({ id })).toEqual(none);
    expect(await member.api.readMessage({ id })).toEqual(none);
    expect(await member.api.countMessages({})).toEqual(none);
  });

  it('is counted 0 for recharge while the tab is off, and whole again when it is back [MSG-007]', async () => {
    const member = await newMember();
    await write(member.id, 'recharge', 3);
    const tab = async (rechargeMessages: boolean) => {
      const { version, configuration } = await admin.api.getSiteDraft({});
      const switches = { ...configuration.switches, rechargeMessages };
      await admin.api.updateSiteConfig({ ...configuration, version, switches });
    };

    await tab(false);
    expect(await member.api.countMessages({})).toEqual(none);
    expect((await member.api.listMessages({ category: 'recharge' })).messages).toEqual([]);

    await tab(true);
    expect(await member.api.countMessages({})).toMatchObject({ recharge: 3, privateRecharge: 3 });
    expect(firstConfiguration.switches.rechargeMessages).toBe(true);
  });

  it('loses an own message that is deleted, from list and count [MSG-009]', async () => {
    const member = await newMember();
    await write(member.id, 'message', 2);
    const id = await firstOf(member, 'message');

    expect(await member.api.deleteMessage({ id })).toMatchObject({ message: 1 });

    const { messages } = await member.api.listMessages({ category: 'message' });
    expect(messages.map((message) => message.id)).not.toContain(id);
    expect(messages).toHaveLength(1);
    await expect(member.api.deleteMessage({ id })).rejects.toMatchObject({ error: 'messageNotFound' });
  });

  it('keeps one member out of another’s messages', async () => {
    const [owner, stranger] = [await newMember(), await newMember()];
    await sendDeposit(test, owner.id);
    const id = await firstOf(owner, 'recharge');
    for (const call of ['readMessage', 'deleteMessage'] as const)
      await expect(stranger.api[call]({ id })).rejects.toMatchObject({ error: 'messageNotFound' });
    expect(await owner.api.countMessages({})).toMatchObject({ recharge: 1 });
    await expect(test.visitor.countMessages({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('answers the dispatched group as the printed paths [MSG-012]', async () => {
    const member = await newMember();
    await write(member.id, 'announcement', 3);
    const list = await member.api.listMessages({ category: 'announcement' });
    expect(await member.api.queryMessages({ category: 'announcement' })).toEqual(list);
    const [one = '', other = ''] = list.messages.map(({ id }) => id);
    expect(await member.api.markMessageRead({ id: one })).toMatchObject({ announcement: 2 });
    expect(await member.api.removeMessage({ id: other })).toMatchObject({ announcement: 1 });
    expect(await member.api.queryMessageCounts({})).toEqual(await member.api.countMessages({}));
  });

  it('reads all of a category and leaves the others', async () => {
    const member = await newMember();
    await write(member.id, 'message', 3);
    await write(member.id, 'activity');
    await broadcast(test, admin, 'message');
    expect(await member.api.readAllMessages({ category: 'message' })).toEqual({
      ...none,
      activity: 1,
      privateActivity: 1,
    });
    await clear();
  });

  it('gives every message once, newest first, however many pages', async () => {
    const member = await newMember();
    for (let at = 0; at < 23; at += 1) {
      // Three in each instant, so that the id must decide.
      if (at % 3 === 0) test.clock.advance({ seconds: 1 });
      await write(member.id, 'message');
      if (at % 5 === 0) await broadcast(test, admin, 'message');
    }
    const seen: { id: string; at: string }[] = [];
    let cursor: string | null = null;
    do {
      const page = await member.api.listMessages({ category: 'message', ...(cursor ? { cursor } : {}) });
      expect(page.messages.length).toBeLessThanOrEqual(20);
      seen.push(...page.messages);
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(28);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(28);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    await expect(member.api.listMessages({ category: 'message', cursor: 'x' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    await clear();
  });
});
