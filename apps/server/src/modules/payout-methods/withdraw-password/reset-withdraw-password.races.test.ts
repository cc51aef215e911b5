import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { createCashierStage, opId, type CashierStage } from '../../cashier/testing/cashier-stage.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';

let inbox: TestInbox;
let stage: CashierStage;
beforeAll(async () => {
  inbox = await openTestInbox();
  stage = await createCashierStage({ env: inbox.env });
});
afterAll(async () => {
  await stage.end();
  await inbox.close();
});

let members = 0;
/** A member with money, a card and a bound phone, or a mailbox instead. */
async function memberWith(contact: 'phone' | 'email' | 'nothing') {
  members += 1;
  const member = await stage.test.register(`Forgets${members}`);
  await stage.deposit(member, '1000');
  const methodId = await stage.bindCard(member, testCard(700 + members));
  const [phone, email] = [`1380000${1000 + members}`, `forgets${members}@example.com`];
  const { db } = stage.test.app;
  if (contact === 'phone')
    await sql`update members_accounts set phone = ${phone} where id = ${member.id}`.execute(db);
  if (contact === 'email')
    await sql`update members_accounts set email = ${email} where id = ${member.id}`.execute(db);
  return { member, methodId, to: contact === 'phone' ? `+86${phone}` : email };
}

const ask = (member: TestMember, payoutMethodId: string, password: string) =>
  member.api.createWithdrawal(
    { currency: 'CNY', amount: '100', payoutMethodId, withdrawPassword: hashPassword(password) },
    opId(),
  );

/** Moves time on without the page going idle. */
async function wait(member: TestMember, hours: number): Promise<void> {
  for (let half = 0; half < hours * 2.5; half += 1) {
    stage.test.clock.advance({ minutes: 24 });
    await member.api.listBanks({});
  }
}

describe('a forgotten withdraw password', () => {
  it('is reset by a code to the phone; the lock is lifted, payouts rest for a day, the old one is gone', async () => {
    const { member, methodId, to } = await memberWith('phone');
    for (let tries = 0; tries < 5; tries += 1) await ask(member, methodId, '000000').catch(() => undefined);
    await expect(ask(member, methodId, '135790')).rejects.toMatchObject({ error: 'withdrawPasswordLocked' });

    const { codeId, sentTo } = await member.api.sendWithdrawPasswordCode({});
    expect(sentTo).toBe(`+86 138****${to.slice(-4)}`);
    const code = await inbox.codeTo(stage.test, to);
    expect(inbox.messages.at(-1)?.text).toContain('重置提款密码');
    await member.api.resetWithdrawPassword({ codeId, code, password: hashPassword('246802') });
    expect((await member.api.getWithdrawalTerms({})).password).toMatchObject({
      attemptsLeft: 5,
      lockedUntil: null,
    });
    const { blocks } = await member.api.getWithdrawalTerms({});
    expect(blocks.find(({ params }) => 'until' in params)?.error).toBe('withdrawalRests');
    await expect(ask(member, methodId, '135790')).rejects.toMatchObject({ error: 'withdrawPasswordWrong' });
    await expect(ask(member, methodId, '246802')).rejects.toMatchObject({ error: 'withdrawalRests' });
    expect((await stage.balances(member)).locked).toBe('0.00');
    await wait(member, 24);
    expect(await ask(member, methodId, '246802')).toMatchObject({ status: 'reviewing' });
  });

  it('goes to the mailbox where no phone is bound, and to none where nothing is', async () => {
    const mailed = await memberWith('email');
    const { sentTo } = await mailed.member.api.sendWithdrawPasswordCode({});
    expect(sentTo).toBe('f***@example.com');
    expect(await inbox.codeTo(stage.test, mailed.to)).toMatch(/^\d{6}$/);
    const { member } = await memberWith('nothing');
    await expect(member.api.sendWithdrawPasswordCode({})).rejects.toMatchObject({ error: 'phoneMissing' });
    const fresh = await stage.test.register('NeverSet');
    await expect(fresh.api.sendWithdrawPasswordCode({})).rejects.toMatchObject({
      error: 'withdrawPasswordMissing',
    });
  });

  it('one code sets one password, even when sent ten times, and only for the member it was sent to', async () => {
    const { member, to } = await memberWith('phone');
    const stranger = await memberWith('phone');
    const { codeId } = await member.api.sendWithdrawPasswordCode({});
    const code = await inbox.codeTo(stage.test, to);
    const reset = (api: TestMember['api']) =>
      api.resetWithdrawPassword({ codeId, code, password: hashPassword('246802') });
    await expect(reset(stranger.member.api)).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => reset(member.api)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a burst of guesses has five tries', async () => {
    const { member, to } = await memberWith('phone');
    const { codeId } = await member.api.sendWithdrawPasswordCode({});
    const code = await inbox.codeTo(stage.test, to);
    const guess = code === '111111' ? '222222' : '111111';
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        member.api.resetWithdrawPassword({ codeId, code: guess, password: hashPassword('1') }),
      ),
    );
    const errors = guesses.map((end) => (end.status === 'rejected' ? String(end.reason.error) : 'done'));
    expect(errors).not.toContain('done');
    expect(errors.filter((error) => error === 'phoneCodeWrong')).toHaveLength(4);
    await expect(
      member.api.resetWithdrawPassword({ codeId, code, password: hashPassword('1') }),
    ).rejects.toMatchObject({ error: expect.stringMatching(/phoneCodeExpired|tooManyAttempts/) });
  });

  it('reset by its owner stays, even if another changes the former one in the same moment', async () => {
    const { member, methodId, to } = await memberWith('phone');
    const { codeId } = await member.api.sendWithdrawPasswordCode({});
    const code = await inbox.codeTo(stage.test, to);
    const [reset, change] = await Promise.allSettled([
      member.api.resetWithdrawPassword({ codeId, code, password: hashPassword('246802') }),
      member.api.setWithdrawPassword({
        currentPassword: hashPassword('135790'),
        password: hashPassword('975310'),
      }),
    ]);
    expect(reset.status).toBe('fulfilled');
    if (change.status === 'rejected') expect(change.reason).toMatchObject({ error: 'withdrawPasswordWrong' });
    // Before it, between its proof and its writing, or after it: in each case the owner's code prevails.
    await expect(ask(member, methodId, '975310')).rejects.toMatchObject({ error: 'withdrawPasswordWrong' });
    await expect(ask(member, methodId, '246802')).rejects.toMatchObject({ error: 'withdrawalRests' });
  });

  it('is not set by a code to a phone that was replaced while the code was being delivered', async () => {
    const { member, to } = await memberWith('phone');
    const { codeId } = await member.api.sendWithdrawPasswordCode({});
    const code = await inbox.codeTo(stage.test, to);
    await sql`update members_accounts set phone = '13900009999' where id = ${member.id}`.execute(
      stage.test.app.db,
    );
    await expect(
      member.api.resetWithdrawPassword({ codeId, code, password: hashPassword('246802') }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });
});
