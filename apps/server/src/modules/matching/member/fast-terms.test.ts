import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
beforeAll(async () => {
  stage = await createMatchingStage();
});
afterAll(() => stage.end());

describe('who may', () => {
  it('one person is never on both sides: not by account, nor by a shared device', async () => {
    const { member, billNo } = await stage.draw('SelfDraw', '440');
    const own = await stage.pay(member, '440');
    const twin = await stage.register('SelfTwin');
    await sql`update members_sessions set device_id =
      (select device_id from members_sessions where member_id = ${member.id} limit 1)
      where member_id = ${twin.id}`.execute(stage.test.app.db);
    const twins = await stage.pay(twin, '440');
    for (const [payer, deposit] of [
      [member, own],
      [twin, twins],
    ] as const)
      // prettier-ignore
      expect(await payer.api.getFastDeposit({ billNo: deposit })).toMatchObject({ part: null });
    const friend = await stage.register('SelfFriend');
    const theirs = await stage.pay(friend, '440');
    expect((await friend.api.getFastDeposit({ billNo: theirs })).part).not.toBeNull();
    expect((await stage.parts(member, billNo)).parts).toHaveLength(1);
    await stage.pass({ hours: 1 });
  });

  it('the config has its six fields and is kept to: count, fixed amounts, whitelist [WDR-006]', async () => {
    const { member } = await stage.draw('ConfigDraw', '260');
    const config = await member.api.getFastWithdrawalConfig({});
    expect(Object.keys(config)).toEqual(
      expect.arrayContaining([
        'drawCount',
        'fixedAmount',
        'drawRewardRate',
        'drawType',
        'drawMarginRate',
        'whitelist',
      ]),
    );
    expect(config).toMatchObject({ drawCount: 5, drawLeft: 4, whitelist: true, drawType: 20210 });
    const change = (fast: object) =>
      stage.publish((current) => ({ ...current, fastWithdrawal: { ...current.fastWithdrawal, ...fast } }));
    const tried = { currency: 'CNY', withdrawType: 20210, amount: '260' } as const;
    const blocks = async () => (await member.api.rehearseWithdrawal(tried)).blocks.map(({ error }) => error);
    await change({ fixedAmount: ['300'] });
    await expect(stage.draw('FixedDraw', '260')).rejects.toMatchObject({ error: 'fixedAmountOnly' });
    expect(await blocks()).toContain('fixedAmountOnly');
    await change({ fixedAmount: [], whitelist: ['SomebodyElse'] });
    expect(await blocks()).toContain('withdrawalOptionUnavailable');
    await expect(stage.draw('UnlistedDraw', '260')).rejects.toMatchObject({
      error: 'withdrawalOptionUnavailable',
    });
    await change({ whitelist: [], drawCount: 0 });
    await expect(stage.draw('CountedDraw', '260')).rejects.toMatchObject({ error: 'withdrawCountExceeded' });
    await change({ drawCount: 5 });
  });

  it('fast to card has its config loaded beside [DEP-040]', async () => {
    const member = await stage.register('SpeedConfig');
    expect(await member.api.getSpeedToCardConfig({})).toMatchObject({ payConfirmTime: 30, payNameType: 1 });
  });
});
