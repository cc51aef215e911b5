import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';

let test: TestApp;
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  first = await test.operator('administrator');
  second = await test.operator('administrator');
});
afterAll(() => test.end());

const reason = '入职开通';
const press = () => ({ operationId: test.app.ids.uuid() });
const refusal = (error: string) => ({ error });
const codeNow = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });

async function rowOf(name: string) {
  const { operators } = await first.api.listOperators({});
  const row = operators.find((one) => one.name === name);
  if (!row) throw new Error(`no operator ${name}`);
  return row;
}

async function seen(name: string) {
  const { id, version } = await rowOf(name);
  return { operatorId: id, version, reason };
}

/** The refusal of a sign-in, with what it says beside its name. */
async function refusedSignIn(input: { name: string; password: string; code?: string; newPassword?: string }) {
  return test
    .consoleVisitor()
    .logInOperator(input)
    .then(
      () => undefined,
      (fault: unknown) => fault as { error: string; data: { secret?: string; newPassword?: boolean } },
    );
}

/** Signs in for the first time with both halves, as the new operator does. */
async function firstSignIn(name: string, firstPassword: string, own: string) {
  const password = hashPassword(firstPassword);
  const asked = await refusedSignIn({ name, password });
  expect(asked).toMatchObject({ error: 'secondFactorNotEnrolled', data: { newPassword: true } });
  const secret = asked?.data.secret ?? '';
  expect(await refusedSignIn({ name, password, code: codeNow(secret) })).toMatchObject(
    refusal('newPasswordNeeded'),
  );
  const code = codeNow(secret);
  expect(await refusedSignIn({ name, password, code, newPassword: password })).toMatchObject(
    refusal('passwordUnchanged'),
  );
  await test.consoleVisitor().logInOperator({ name, password, code, newPassword: hashPassword(own) });
  expect(await refusedSignIn({ name, password })).toMatchObject(refusal('loginRefused'));
  return secret;
}

describe('opening an operator’s account', () => {
  it('takes two people, each with one half of the first password, and the operator’s own at the first sign-in', async () => {
    const input = { name: 'lin.support', role: 'support', reason } as const;
    const again = press();
    const proposed = await first.api.proposeOperator(input, again);
    // A repeated press answers the same half.
    expect(await first.api.proposeOperator(input, again)).toEqual(proposed);
    const approved = await second.api.approveProposal({ id: proposed.proposalId }, press());
    const { passwordPart: a } = proposed;
    const b = approved.passwordPart ?? '';
    expect(b).toHaveLength(12);
    expect(b).not.toBe(a);
    expect(await rowOf('lin.support')).toMatchObject({
      role: 'support',
      enrolled: false,
      mustSetPassword: true,
    });

    for (const half of [a, b, b + a])
      expect(await refusedSignIn({ name: 'lin.support', password: hashPassword(half) })).toMatchObject(
        refusal('loginRefused'),
      );
    test.clock.advance({ minutes: 20 });
    first = { ...first, api: await first.signInAgain() };
    second = { ...second, api: await second.signInAgain() };
    await firstSignIn('lin.support', a + b, 'Quiet-Harbour-9');
    expect(await rowOf('lin.support')).toMatchObject({ enrolled: true, mustSetPassword: false });
  });

  it('shows neither half to others, in no list and no trail', async () => {
    const proposed = await first.api.proposeOperator(
      { name: 'hidden.one', role: 'cashier', reason },
      press(),
    );
    const { proposals } = await second.api.listProposals({ kind: 'operators.open' });
    const { passwordPart: other } = await second.api.approveProposal({ id: proposed.proposalId }, press());
    const { rows: kept } = await sql<{ text: string }>`
      select coalesce(json_agg(each)::text, '') as text from (
        select to_jsonb(a) from operators_approvals a union all select to_jsonb(t) from operators_audit t
        union all select to_jsonb(o) from platform_operations o) each`.execute(test.app.db);
    for (const text of [JSON.stringify(proposals), kept[0]?.text ?? ''])
      for (const half of [proposed.passwordPart, other]) expect(text).not.toContain(half);
    expect(JSON.stringify(proposals)).not.toContain('argon2');
  });

  it('is refused to one person twice, for a taken name, and to every other role', async () => {
    const { proposalId } = await first.api.proposeOperator(
      { name: 'one.alone', role: 'trader', reason },
      press(),
    );
    await expect(first.api.approveProposal({ id: proposalId }, press())).rejects.toMatchObject(
      refusal('approverIsMaker'),
    );
    await expect(
      second.api.proposeOperator({ name: 'one.alone', role: 'auditor', reason }, press()),
    ).rejects.toMatchObject(refusal('editConflict'));
    await expect(
      first.api.proposeOperator({ name: second.name, role: 'auditor', reason }, press()),
    ).rejects.toMatchObject(refusal('operatorNameTaken'));
    const lead = await test.operator('cashier-lead');
    await expect(lead.api.approveProposal({ id: proposalId }, press())).rejects.toMatchObject(
      refusal('permissionMissing'),
    );
    await expect(
      lead.api.proposeOperator({ name: 'lead.made', role: 'auditor', reason }, press()),
    ).rejects.toMatchObject(refusal('permissionMissing'));
  });
});

describe('changing a role', () => {
  it('shows which rights come and go, and ends the sessions of the old role', async () => {
    const moved = await test.operator('support');
    const { proposalId } = await first.api.proposeOperatorRole(
      { ...(await seen(moved.name)), role: 'trader' },
      press(),
    );
    const { proposals } = await second.api.listProposals({ kind: 'operators.role', state: 'pending' });
    expect(proposals.find(({ id }) => id === proposalId)).toMatchObject({
      mayDecide: true,
      before: { role: 'support' },
      after: {
        role: 'trader',
        gained: expect.arrayContaining(['sportsbook.settle']) as unknown,
        lost: expect.arrayContaining(['feedback.reply']) as unknown,
      },
    });
    await second.api.approveProposal({ id: proposalId }, press());
    await expect(moved.api.searchMembers({})).rejects.toMatchObject(refusal('tokenRevoked'));
    expect(await rowOf(moved.name)).toMatchObject({ role: 'trader' });
  });

  it('is nobody’s own to propose, approve or refuse', async () => {
    await expect(
      first.api.proposeOperatorRole({ ...(await seen(first.name)), role: 'cashier-lead' }, press()),
    ).rejects.toMatchObject(refusal('ownAccountChange'));
    const { proposalId: id } = await first.api.proposeOperatorRole(
      { ...(await seen(second.name)), role: 'auditor' },
      press(),
    );
    await expect(second.api.approveProposal({ id }, press())).rejects.toMatchObject(
      refusal('ownAccountChange'),
    );
    await expect(second.api.refuseProposal({ id, reason }, press())).rejects.toMatchObject(
      refusal('ownAccountChange'),
    );
    await first.api.withdrawProposal({ id, reason }, press());
  });

  it('is void where the account has changed since, or the proposer was blocked', async () => {
    const moved = await test.operator('support');
    const third = await test.operator('administrator');
    const change = { ...(await seen(moved.name)), role: 'cashier' } as const;
    const { proposalId } = await third.api.proposeOperatorRole(change, press());
    await first.api.blockOperator({ operatorId: (await rowOf(third.name)).id, reason }, press());
    await expect(second.api.approveProposal({ id: proposalId }, press())).rejects.toMatchObject(
      refusal('approvalVoided'),
    );
    await second.api.refuseProposal({ id: proposalId, reason }, press());
    const { proposalId: later } = await first.api.proposeOperatorRole(change, press());
    await first.api.blockOperator({ operatorId: change.operatorId, reason }, press());
    await expect(second.api.approveProposal({ id: later }, press())).rejects.toMatchObject(
      refusal('approvalVoided'),
    );
  });
});

describe('blocking', () => {
  it('counts at once in an open session and at the sign-in, and two people end it', async () => {
    const gone = await test.operator('auditor');
    await gone.api.listAudit({});
    const { id } = await rowOf(gone.name);
    await first.api.blockOperator({ operatorId: id, reason }, press());
    await expect(gone.api.listAudit({})).rejects.toMatchObject(refusal('tokenRevoked'));
    await expect(gone.signInAgain()).rejects.toMatchObject(refusal('operatorBlocked'));
    await expect(first.api.blockOperator({ operatorId: id, reason }, press())).rejects.toMatchObject(
      refusal('operatorStateWrong'),
    );

    const { proposalId } = await first.api.proposeOperatorUnblock(await seen(gone.name), press());
    await second.api.approveProposal({ id: proposalId }, press());
    // What was ended stays ended: it takes a new sign-in.
    await expect(gone.api.listAudit({})).rejects.toMatchObject(refusal('tokenRevoked'));
    const again = await gone.signInAgain();
    await expect(again.listAudit({})).resolves.toBeDefined();
  });

  it('is refused for oneself and for one whom nobody knows', async () => {
    const { id } = await rowOf(first.name);
    await expect(first.api.blockOperator({ operatorId: id, reason }, press())).rejects.toMatchObject(
      refusal('ownAccountChange'),
    );
    await expect(
      first.api.blockOperator({ operatorId: test.app.ids.uuid(), reason }, press()),
    ).rejects.toMatchObject(refusal('operatorNotFound'));
  });
});

describe('a re-enrolment', () => {
  it('is announced, counts after 24 hours, and gives a password of two halves and a new authenticator', async () => {
    const lost = await test.operator('trader');
    const { proposalId, passwordPart } = await first.api.proposeOperatorReenrolment(
      await seen(lost.name),
      press(),
    );
    const approved = await second.api.approveProposal({ id: proposalId }, press());
    const firstPassword = passwordPart + (approved.passwordPart ?? '');
    const { reenrolsAt } = await lost.api.getOperator({});
    expect(Date.parse(reenrolsAt ?? '') - test.clock.now().getTime()).toBe(86_400_000);
    expect(await refusedSignIn({ name: lost.name, password: hashPassword(firstPassword) })).toMatchObject(
      refusal('loginRefused'),
    );

    test.clock.advance({ hours: 24 });
    first = { ...first, api: await first.signInAgain() };
    second = { ...second, api: await second.signInAgain() };
    const old = hashPassword(`${lost.name}-Passw0rd`);
    expect(await refusedSignIn({ name: lost.name, password: old })).toMatchObject(refusal('loginRefused'));
    await firstSignIn(lost.name, firstPassword, 'Calm-Lantern-4');
    expect(await rowOf(lost.name)).toMatchObject({ enrolled: true, reenrolsAt: null });
  });

  it('is stopped by the operator concerned, and dropped by a block', async () => {
    const warned = await test.operator('trader');
    const propose = async () => {
      const { proposalId: id } = await first.api.proposeOperatorReenrolment(await seen(warned.name), press());
      await second.api.approveProposal({ id }, press());
    };
    await propose();
    await expect(first.api.keepSecondFactor({}, press())).rejects.toMatchObject(
      refusal('operatorStateWrong'),
    );
    await warned.api.keepSecondFactor({}, press());
    expect((await warned.api.getOperator({})).reenrolsAt).toBeNull();
    await propose();
    await first.api.blockOperator({ operatorId: (await rowOf(warned.name)).id, reason }, press());
    expect(await rowOf(warned.name)).toMatchObject({ blocked: true, reenrolsAt: null });
  });
});
