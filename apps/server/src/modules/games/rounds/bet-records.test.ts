import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../../sportsbook/testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../../sportsbook/testing/sportsbook-test.ts';
import { fundMember } from '../../../testing/fund-member.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([match('Alder', 'Birch')]);
});
afterAll(() => test.end());

const dice = {
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '1.00',
  bet: { side: 'over', target: 5050 },
};

describe('the records of all products', () => {
  it('come eight a page, newest first, bets and rounds as they happened [EGAME-009]', async () => {
    const member = await test.bettor('Records1', 100_00n);
    await fundMember(test.app, member.id, 100_00n);
    await member.api.rotateSeeds({ clientSeed: 'mine' }, test.once());
    const leg = await test.leg(await test.fixtureOf('Alder'), 'ft_1x2/home');
    const single = {
      currency: 'CNY' as const,
      unitStake: '10.00',
      sizes: [1],
      legs: [leg],
      pricePolicy: 'none' as const,
    };
    const placed: string[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const { id } =
        turn % 3 === 0
          ? await member.api.placeBet(single, test.once())
          : await member.api.startRound(dice, test.once());
      placed.unshift(id);
      test.clock.advance({ seconds: 6 });
    }
    const first = await member.api.listBetRecords({});
    const second = await member.api.listBetRecords({ cursor: first.next ?? '' });
    expect(first.records).toHaveLength(8);
    expect(second.records).toHaveLength(1);
    expect(second.next).toBeNull();
    expect([...first.records, ...second.records].map(({ ref }) => ref)).toEqual(placed);
    expect(first.records[0]).toMatchObject({ channelCode: 'fairway-games', title: '骰运', stake: '1.00' });
    expect(second.records[0]).toMatchObject({
      channelCode: 'fairway-sports',
      stake: '10.00',
      returned: null,
    });

    const games = await member.api.listBetRecords({ category: 'electronic' });
    expect(games.records.map(({ ref }) => ref)).toEqual(placed.filter((_, index) => (8 - index) % 3 !== 0));
    expect((await member.api.listBetRecords({ category: 'lottery' })).records).toEqual([]);
  });

  it('leave nothing out where several have one instant, and refuse a cursor that is none', async () => {
    const member = await test.bettor('Records2', 200_00n);
    const leg = await test.leg(await test.fixtureOf('Alder'), 'ft_1x2/home');
    const single = {
      currency: 'CNY' as const,
      unitStake: '10.00',
      sizes: [1],
      legs: [leg],
      pricePolicy: 'none' as const,
    };
    const ids: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) ids.push((await member.api.placeBet(single, test.once())).id);
    const first = await member.api.listBetRecords({});
    const second = await member.api.listBetRecords({ cursor: first.next ?? '' });
    const listed = [...first.records, ...second.records].map(({ ref }) => ref);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    await expect(member.api.listBetRecords({ cursor: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
