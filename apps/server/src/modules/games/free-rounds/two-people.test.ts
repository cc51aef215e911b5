import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest } from '../testing/games-test.ts';
import { poolsOf } from '../testing/free-rounds.ts';

type Trader = Awaited<ReturnType<GamesTest['operator']>>['api'];

let test: GamesTest;
let maker: Trader;
let checker: Trader;
beforeAll(async () => {
  test = await createGamesTest();
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
});
afterAll(() => test.end());

const terms = {
  game: 'koi' as const,
  currency: 'CNY' as const,
  stake: '2.00',
  count: 5,
  factor: '1.5',
  days: 7,
  reason: '周年活动补发',
};

describe('free rounds from operators', () => {
  it('are given when a second person approves, for so many days from then, and move their stakes at that moment', async () => {
    const member = await test.player('FreeAsked', 0n);
    const before = await poolsOf(test, 'koi');
    const { proposalId: id } = await maker.proposeFreeRounds(
      { ...terms, memberName: 'freeASKED' },
      test.once(),
    );
    expect(await poolsOf(test, 'koi')).toEqual(before);
    await expect(maker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const { proposals } = await checker.listProposals({ kind: 'games.freeRounds' });
    expect(proposals[0]).toMatchObject({
      mayDecide: true,
      after: {
        name: 'FreeAsked',
        game: 'koi',
        stake: '2.00 CNY',
        count: '5',
        cost: '10.00 CNY',
        factor: '1.5',
        days: '7',
      },
    });
    test.clock.advance({ minutes: 5 });
    const approvals = await Promise.allSettled(
      [1, 2].map(() => checker.approveProposal({ id }, test.once())),
    );
    expect(approvals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [grant] = (await member.api.listFreeRounds({})).grants;
    expect(grant).toMatchObject({
      game: 'koi',
      stake: '2.00',
      count: 5,
      left: 5,
      factor: '1.5',
      state: 'open',
    });
    const days = (Date.parse(grant?.expiresAt ?? '') - Date.parse(grant?.grantedAt ?? '')) / 86_400_000;
    expect(days).toBe(7);
    const after = await poolsOf(test, 'koi');
    expect(Number(before.promotions) - Number(after.promotions)).toBe(10);

    const support = await test.operator('support');
    const { grants } = await support.api.listMemberFreeRounds({ memberId: member.id });
    expect(grants).toMatchObject([
      { memberName: 'FreeAsked', source: 'operator', left: 5, returned: '0.00' },
    ]);
    await expect(
      support.api.proposeFreeRounds({ ...terms, memberName: 'FreeAsked' }, test.once()),
    ).rejects.toMatchObject({ error: 'permissionMissing' });

    const withdrawal = { memberId: member.id, grantId: grant?.id ?? '', reason: '活动取消' };
    expect(await maker.withdrawFreeRounds(withdrawal, test.once())).toMatchObject({ back: '10.00' });
    expect(await poolsOf(test, 'koi')).toEqual(before);
    const auditor = await test.operator('auditor');
    const proposed = await auditor.api.listAudit({ action: 'proposeFreeRounds' });
    expect(proposed.rows[0]).toMatchObject({ reason: terms.reason, after: { cost: '10.00 CNY' } });
    const { rows } = await auditor.api.listAudit({ action: 'withdrawFreeRounds' });
    expect(rows[0]).toMatchObject({ reason: '活动取消', after: { left: '0', back: '10.00 CNY' } });
  });

  it('are refused beyond the bound, for games that are not given, and for a name nobody has', async () => {
    const refused = (over: object, error: string) =>
      expect(
        maker.proposeFreeRounds({ ...terms, memberName: 'FreeAsked', ...over }, test.once()),
      ).rejects.toMatchObject({ error });
    // 1,000 × 20.01.
    await refused({ stake: '20.01', count: 1000 }, 'freeRoundsTooDear');
    await refused({ game: 'hilo' }, 'freeRoundsNotOffered');
    await refused({ stake: '0.50' }, 'stakeBelowMinimum');
    await refused({ stake: '2.001' }, 'amountScale');
    await refused({ memberName: 'NobodyHere' }, 'memberNotFound');
    await refused({ factor: '1.234' }, 'inputInvalid');
    await refused({ days: 91 }, 'inputInvalid');
  });
});
