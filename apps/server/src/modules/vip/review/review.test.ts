import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import type { TestMember } from '../../../testing/test-app.ts';
import { createVipStage, type VipStage } from '../testing/vip-stage.ts';

let stage: VipStage;
let maker: Awaited<ReturnType<VipStage['test']['operator']>>['api'];
let checker: typeof maker;
beforeAll(async () => {
  stage = await createVipStage('2026-08-15T04:00:00.000Z');
  [maker, checker] = [(await stage.test.operator('crm')).api, (await stage.test.operator('crm')).api];
});
afterAll(() => stage.test.end());

let operation = 0;
const once = () => ({ operationId: `vip-review-${String((operation += 1)).padStart(10, '0')}` });

/** A member on a level whose identity card is on file. */
async function onLevel(name: string, grade: number, birth = '1990-03-01'): Promise<TestMember> {
  const member = await stage.test.register(name);
  await stage.grade(member, grade);
  const { db } = stage.test.app;
  await sql`update members_accounts set birth_date = ${birth} where id = ${member.id}`.execute(db);
  await sql`
    insert into identity_members (shard_id, member_id, id_card_sealed, id_card_masked, id_card_fingerprint)
    values (${shardOf(member.id)}, ${member.id}, '\\x01', '1***1', '\\x01')
    on conflict (shard_id, member_id) do update set id_card_sealed = excluded.id_card_sealed,
      id_card_masked = excluded.id_card_masked, id_card_fingerprint = excluded.id_card_fingerprint`.execute(
    db,
  );
  return member;
}
const ask = ({ id: memberId }: TestMember, level: number) =>
  maker.requestVipReview({ memberId, level, owner: '林经理', reason: '资料已核对' }, once());

describe('a level above 7', () => {
  it('gives what 7 gives until two people have agreed on it, with a named owner', async () => {
    const member = await onLevel('Eight', 8);
    expect(await maker.getMemberVip({ memberId: member.id })).toMatchObject({
      level: 8,
      benefitLevel: 7,
      reviewed: 0,
      ownerName: null,
      isDue: true,
    });
    const { proposalId: id } = await ask(member, 8);
    await expect(maker.approveProposal({ id }, once())).rejects.toMatchObject({ error: 'approverIsMaker' });
    expect((await member.api.getVip({})).benefitLevel).toBe(7);
    await checker.approveProposal({ id }, once());
    expect(await maker.getMemberVip({ memberId: member.id })).toMatchObject({
      benefitLevel: 8,
      reviewed: 8,
      ownerName: '林经理',
      isDue: false,
    });
    expect((await member.api.getVip({})).benefitLevel).toBe(8);
    await expect(ask(member, 8)).rejects.toMatchObject({ error: 'vipReviewUnfit' });
    const auditor = await stage.test.operator('auditor');
    expect((await auditor.api.listAudit({ action: 'requestVipReview' })).rows[0]).toMatchObject({
      objectKind: 'member',
      objectId: member.id,
      before: { level: 0 },
      after: { level: 8, owner: '林经理' },
      reason: '资料已核对',
    });
  });

  it('is not agreed on for who is too young, has no identity card on file or is on another level', async () => {
    const young = await onLevel('TooYoung', 9, '2001-08-16');
    const { rules } = await maker.getMemberVip({ memberId: young.id });
    expect(rules.filter(({ met }) => !met)).toEqual([{ rule: 'age', met: false }]);
    await expect(ask(young, 9)).rejects.toMatchObject({ error: 'vipReviewUnfit' });
    const unknown = await stage.test.register('NoCard');
    await stage.grade(unknown, 8);
    await expect(ask(unknown, 8)).rejects.toMatchObject({ error: 'vipReviewUnfit' });
    const seven = await onLevel('Seven', 7);
    await expect(ask(seven, 8)).rejects.toMatchObject({ error: 'vipReviewUnfit' });
    await expect(ask(seven, 7)).rejects.toMatchObject({ error: 'vipReviewUnfit' });
    const nobody = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    await expect(maker.getMemberVip({ memberId: nobody })).rejects.toMatchObject({ error: 'memberNotFound' });
  });

  it('that changes while it waits voids the request', async () => {
    const member = await onLevel('Falling', 9);
    const { proposalId: id } = await ask(member, 9);
    await stage.grade(member, 8);
    await expect(checker.approveProposal({ id }, once())).rejects.toMatchObject({ error: 'approvalVoided' });
    expect((await member.api.getVip({})).benefitLevel).toBe(7);
  });
});
