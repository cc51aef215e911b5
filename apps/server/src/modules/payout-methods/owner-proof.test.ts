import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTheftStage, type TheftStage } from './testing/theft-stage.ts';

const ownPassword = hashPassword('246802');

let theft: TheftStage;
beforeAll(async () => {
  theft = await createTheftStage();
});
afterAll(() => theft.end());

describe('the owner proves who they are', () => {
  it('by a code to the bound phone, once and for this member only', async () => {
    const { member, phone } = await theft.victim('phone');
    const { codeId, sentTo } = await member.api.sendStepUpCode({});
    expect(sentTo).toBe(`+86 137****${phone.slice(-4)}`);
    const code = await theft.inbox.codeTo(theft.stage.test, `+86${phone}`);
    expect(theft.inbox.messages.at(-1)?.text).toContain('验证本人身份');
    const proof = { kind: 'code', codeId, code } as const;
    const other = await theft.victim('phone');
    await expect(
      other.member.api.setWithdrawPassword({ password: ownPassword, proof }),
    ).rejects.toMatchObject({
      error: 'phoneCodeExpired',
    });
    await member.api.setWithdrawPassword({ password: ownPassword, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
    // A code proves once.
    await expect(
      member.api.requestMemberChange({ field: 'realName', realName: '陈致远', proof }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by no code to a phone that was replaced while the code was being delivered', async () => {
    const { member, phone } = await theft.victim('phone');
    const { codeId } = await member.api.sendStepUpCode({});
    const code = await theft.inbox.codeTo(theft.stage.test, `+86${phone}`);
    await sql`update members_accounts set phone = '13900008888' where id = ${member.id}`.execute(
      theft.stage.test.app.db,
    );
    await expect(
      member.api.setWithdrawPassword({ password: ownPassword, proof: { kind: 'code', codeId, code } }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by the second factor where it is on', async () => {
    const { member, factor } = await theft.victim('secondFactor');
    theft.stage.test.clock.advance({ seconds: 60 });
    const proof = { kind: 'secondFactor', code: factor?.code() ?? '' } as const;
    await member.api.setWithdrawPassword({ password: ownPassword, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
  });

  it('once for one of two devices that set the first withdraw password at once', async () => {
    const { member, thief } = await theft.victim('nothing');
    const { proof } = member;
    const ends = await Promise.allSettled(
      [member.api, thief].map((api, at) =>
        api.setWithdrawPassword({ password: hashPassword(`13579${at}`), proof }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
