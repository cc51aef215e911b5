import { createHash } from 'node:crypto';
import { memberGames, memberStream, verify } from '@fairway/fair-games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest } from '../testing/games-test.ts';
import { hashing } from '../rules/hashing.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

const even = {
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '10.00',
  bet: { side: 'over', target: 5050 },
};

describe('a round of dice', () => {
  it('takes the stake from the center wallet and pays what it returns', async () => {
    const member = await test.player('PlaysDice', 100_00n);
    const round = await member.api.startRound(even, test.once());
    const won = round.steps[0]?.['won'] === true;
    expect(round).toMatchObject({ game: 'dice', status: 'settled', stake: '10.00', nonce: 0, sheet: 1 });
    expect(round.returned).toBe(won ? '20.00' : '0.00');
    expect(round.balance).toBe(won ? '110.00' : '90.00');
    expect(await member.center()).toBe(round.balance);
  });

  it('is recomputed by anybody once its seed is revealed, and hides the seed before', async () => {
    const member = await test.player('Verifies', 100_00n);
    const before = await member.api.getSeeds({});
    const played = [];
    for (const target of [5050, 2500, 9000]) {
      played.push(await member.api.startRound({ ...even, bet: { side: 'under', target } }, test.once()));
      test.pause();
    }
    expect(played.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
    expect(JSON.stringify(played)).not.toMatch(/serverSeed":"/);

    const { revealed, inUse } = await member.api.rotateSeeds({ clientSeed: 'another' }, test.once());
    expect(revealed?.commitment).toBe(before.inUse?.commitment);
    expect(inUse.commitment).toBe(before.next.commitment);
    const serverSeed = revealed?.serverSeed ?? '';
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(before.inUse?.commitment);
    for (const { nonce, bet, stake, returned, steps, id } of played) {
      const question = {
        kind: 'round',
        game: 'dice',
        serverSeed,
        clientSeed: 'Verifies plays',
        nonce,
        bet,
        acts: [],
        stake,
      };
      expect(verify(hashing, question)).toMatchObject({ returned, steps });
      expect(await member.api.getRound({ roundId: id })).toMatchObject({
        steps,
        returned,
        seed: { serverSeed },
      });
    }
  });

  it('happens once for one operation id, and leaves no gap in the nonces', async () => {
    const member = await test.player('OnceOnly', 100_00n);
    const press = test.once();
    const answers = await Promise.all([1, 2, 3].map(() => member.api.startRound(even, press)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    test.pause();
    const next = await member.api.startRound(even, test.once());
    expect(next.nonce).toBe(1);
    await expect(member.api.startRound({ ...even, stake: '11.00' }, press)).rejects.toMatchObject({
      error: 'operationIdReused',
    });
  });

  it('is refused by its rules, its bounds, its pace and for lack of money, and uses no nonce then', async () => {
    const member = await test.player('Refused', 20_00n);
    const refuse = async (input: Partial<typeof even>, error: string) =>
      expect(member.api.startRound({ ...even, ...input }, test.once())).rejects.toMatchObject({ error });
    await refuse({ bet: { side: 'over', target: 10_000 } }, 'gameBetInvalid');
    await refuse({ bet: { side: 'left', target: 1 } }, 'gameBetInvalid');
    await refuse({ stake: '0.99' }, 'stakeBelowMinimum');
    await refuse({ stake: '5000.01' }, 'stakeAboveMaximum');
    await refuse({ stake: '1.001' }, 'amountScale');
    await refuse({ stake: '102.00', bet: { side: 'under', target: 1 } }, 'payoutAboveMaximum');
    await refuse({ stake: '20.01' }, 'insufficientBalance');

    expect((await member.api.startRound({ ...even, stake: '1.00' }, test.once())).nonce).toBe(0);
    await refuse({ stake: '1.00' }, 'gameTooFast');
    test.clock.advance({ milliseconds: 4_900 });
    await refuse({ stake: '1.00' }, 'gameTooFast');
    test.clock.advance({ milliseconds: 200 });
    expect((await member.api.startRound({ ...even, stake: '1.00' }, test.once())).nonce).toBe(1);
  });

  it('needs a client seed that the member chose after the commitment was there', async () => {
    const member = await test.register('NoSeedYet');
    const { inUse, next } = await member.api.getSeeds({});
    expect(inUse).toBeNull();
    await expect(member.api.startRound(even, test.once())).rejects.toMatchObject({ error: 'gameSeedNeeded' });
    const begun = await member.api.rotateSeeds({ clientSeed: 'mine' }, test.once());
    expect(begun).toMatchObject({
      revealed: null,
      inUse: { commitment: next.commitment, clientSeed: 'mine' },
    });
    await expect(member.api.rotateSeeds({ clientSeed: 'a:b' }, test.once())).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });

  it('is listed newest first by pages', async () => {
    const member = await test.player('Listed', 100_00n);
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      ids.unshift((await member.api.startRound({ ...even, stake: '1.00' }, test.once())).id);
      test.pause();
    }
    const first = await member.api.listRounds({});
    const second = await member.api.listRounds({ cursor: first.next ?? '' });
    expect([...first.rounds, ...second.rounds].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect((await member.api.listRounds({ game: 'keno' })).rounds).toEqual([]);
    const other = await test.player('Stranger', 1_00n);
    await expect(other.api.getRound({ roundId: ids[0] ?? '' })).rejects.toMatchObject({
      error: 'roundNotFound',
    });
    await expect(member.api.listRounds({ cursor: 'x' })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('gives out its par sheet, by which its result is played again', async () => {
    const sheet = await test.visitor.getParSheet({ game: 'dice' });
    expect(sheet).toMatchObject({
      version: 1,
      sheet: { share: '99/100' },
      rtp: '99.00',
      paceMilliseconds: 5000,
    });
    const stream = memberStream(hashing, { serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0 });
    expect(memberGames.dice.play(stream, { side: 'over', target: 5050 }, []).status).toBe('settled');
  });

  it('is refused of a member whom the venue is withheld from, and while it is closed', async () => {
    const member = await test.player('Barred01', 20_00n);
    const trader = await test.operator('trader');
    const isRefused = (error: string) =>
      expect(member.api.startRound({ ...even, stake: '1.00' }, test.once())).rejects.toMatchObject({ error });
    const withhold = { memberId: member.id, channelCode: 'fairway-games', reason: '会员申请' };
    await trader.api.setMemberVenue({ ...withhold, authorised: false });
    await isRefused('venueNotAuthorised');
    await trader.api.setMemberVenue({ ...withhold, authorised: true });

    const closing = { channelCode: 'fairway-games', state: 'closed' as const, until: null, version: 0 };
    await trader.api.switchVenue({ ...closing, reason: { zh: '例行检查', en: '' } });
    await isRefused('venueInMaintenance');
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(0);
  });
});
