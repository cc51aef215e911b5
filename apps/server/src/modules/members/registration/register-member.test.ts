import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveQuestion } from '../../risk/captcha/solve-question.fixture.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestInbox, type TestInbox } from '../../../testing/test-inbox.ts';

let inbox: TestInbox;
let test: TestApp;
beforeAll(async () => {
  inbox = await openTestInbox();
  test = await createTestApp({ env: inbox.env });
});
afterAll(async () => {
  await test.end();
  await inbox.close();
});

const draft = (name: string) => ({
  name,
  password: hashPassword('Sunny-Day-7'),
  birthDate: '1990-01-31',
  acceptsTerms: true as const,
});

describe('registerMember', () => {
  it('opens an account and signs it in [AUTH-027]', async () => {
    const { session, member } = await test.visitor.registerMember(draft('LinXiao'));
    expect(member).toMatchObject({ name: 'LinXiao', status: 'active', grade: 0 });

    const profile = await test.clientOf(session).getProfile({});
    expect(profile.id).toBe(member.id);
  });

  it('refuses a name that is taken, whatever its case, and keeps the first account', async () => {
    await test.visitor.registerMember(draft('WangWei'));
    await expect(test.visitor.registerMember(draft('wangwei'))).rejects.toMatchObject({ error: 'nameTaken' });
  });

  it('refuses who is not 18 yet and names the age', async () => {
    const young = { ...draft('XiaoMing'), birthDate: '2015-06-01' };
    await expect(test.visitor.registerMember(young)).rejects.toMatchObject({
      error: 'underAge',
      message: '未满 18 周岁不能注册',
    });
  });

  it('refuses a password that is guessed first', async () => {
    const easy = { ...draft('EasyName'), password: hashPassword('woaini1314') };
    await expect(test.clientOf().registerMember(easy)).rejects.toMatchObject({ error: 'passwordWeak' });
  });

  it('asks for a captcha when many accounts come from one device, and goes on once it is passed', async () => {
    const api = test.clientOf();
    for (let at = 0; at < 5; at += 1) await api.registerMember(draft(`Crowd${at}`));
    await expect(api.registerMember(draft('CrowdLast'))).rejects.toMatchObject({ error: 'captchaNeeded' });

    const { captchaId, question } = await api.createCaptcha({ purpose: 'register', kind: 'question' });
    const captcha = { captchaId, answer: solveQuestion(question) };
    const { member } = await api.registerMember({ ...draft('CrowdLast'), captcha });
    expect(member.name).toBe('CrowdLast');
  });

  it('keeps whose link led here, from where, and where the member lives', async () => {
    const inviter = await test.register('Inviter1');
    const { inviteCode } = await inviter.api.getProfile({});
    const codes = {
      inviteCode: inviteCode.toLowerCase(),
      agentCode: 'agent-7',
      source: 'forum',
      country: 'SG',
    };
    const { member } = await test.clientOf().registerMember({ ...draft('Invited1'), ...codes });
    const { rows } = await sql`
      select inviter_id, agent_code, source, country from members_accounts where id = ${member.id}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ inviter_id: inviter.id, agent_code: 'agent-7', source: 'forum', country: 'SG' }]);
    await expect(
      test.clientOf().registerMember({ ...draft('Invited2'), country: 'XX' }),
    ).rejects.toMatchObject({ error: 'inputInvalid' });

    const { api } = await test.operator('support');
    const origin = async (id: string) => (await api.getMemberCase({ memberId: id })).origin;
    expect(await origin(member.id)).toMatchObject({
      inviter: { id: inviter.id, name: 'Inviter1' },
      agentCode: 'agent-7',
      invited: 0,
    });
    expect(await origin(inviter.id)).toMatchObject({ inviter: null, ownCode: inviteCode, invited: 1 });
  });

  it('refuses an invite code of nobody with a message that says what to do, and is not held up by a link’s agent code', async () => {
    for (const inviteCode of ['ABC123', 'ABCDEF012345', '邀请', '%'])
      await expect(
        test.clientOf().registerMember({ ...draft('Invited3'), inviteCode }),
      ).rejects.toMatchObject({ error: 'inviteCodeUnknown', message: '邀请码不存在，请核对或留空' });
    const { member } = await test
      .clientOf()
      .registerMember({ ...draft('Invited3'), inviteCode: '', agentCode: '<b>agent</b>' });
    const { rows } = await sql`select agent_code from members_accounts where id = ${member.id}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ agent_code: null }]);
  });

  it('wants a phone proven where the site asks for one, and binds it to one account', async () => {
    const admin = await test.operator('administrator');
    const { version, configuration } = await admin.api.getSiteDraft({});
    const switches = { ...configuration.switches, registerPhone: true };
    await admin.api.updateSiteConfig({ ...configuration, switches, version });
    test.clock.advance({ seconds: 2 });
    await expect(test.clientOf().registerMember(draft('Phone001'))).rejects.toMatchObject({
      error: 'phoneCodeNeeded',
    });

    const proven = async () => {
      const api = test.clientOf();
      const { codeId } = await api.sendRegisterCode({ areaCode: '86', phone: '13700137001' });
      return { api, phoneCode: { codeId, code: await inbox.codeTo(test, '+8613700137001') } };
    };
    const first = await proven();
    // A name that is taken uses no code up.
    await expect(
      first.api.registerMember({ ...draft('WangWei'), phoneCode: first.phoneCode }),
    ).rejects.toMatchObject({ error: 'nameTaken' });
    const { member } = await first.api.registerMember({ ...draft('Phone001'), phoneCode: first.phoneCode });
    expect(member.phone).toBe('137****7001');
    await expect(
      test.clientOf().registerMember({ ...draft('Phone002'), phoneCode: first.phoneCode }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
    // A number that is bound is answered the same, until its code proves who asks.
    test.clock.advance({ seconds: 60 });
    const second = await proven();
    await expect(
      second.api.registerMember({ ...draft('Phone002'), phoneCode: second.phoneCode }),
    ).rejects.toMatchObject({ error: 'phoneTaken' });
    await admin.api.updateSiteConfig({ ...configuration, version: version + 1 });
    test.clock.advance({ seconds: 2 });
  });

  it('gives a name to one of ten who want it at the same moment', async () => {
    const tries = Array.from({ length: 10 }, () => test.clientOf().registerMember(draft('RaceName')));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });
});
