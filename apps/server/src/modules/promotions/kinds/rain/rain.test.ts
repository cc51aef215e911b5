import { verify } from '@fairway/fair-games';
import { promotionKinds } from '@fairway/promotions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, fen, type PromotionsTest } from '../../testing/promotions-test.ts';
import { createRoundDrawsStage, type RoundDrawsStage } from '../round-draws/testing/round-draws-stage.ts';
import { cutOnBeacon, cutRainJob } from './cut-rain.job.ts';
import { keepRains } from './keep-rains.job.ts';
import { rainTerms } from './testing/rain-terms.ts';

/** Noon in Shanghai; the day's session falls at 12:10. */
const session = '20260815-1210';
let test: PromotionsTest;
let stage: RoundDrawsStage;
let members: TestMember[];
beforeAll(async () => {
  test = await createPromotionsTest();
  stage = await createRoundDrawsStage(test.app);
  members = [];
  for (let count = 0; count < 10; count += 1) members.push(await test.register(`RainMember${count}`));
});
afterAll(async () => {
  await stage.relay.stop();
  await test.days(0);
  await test.end();
});

const work = () => stage.work([cutRainJob], [cutOnBeacon]);
const to = (time: string) => test.clock.set(`2026-08-15T04:${time}.000Z`);
const member = (place: number) => {
  const one = members[place];
  if (!one) throw new Error('no such member');
  return one;
};
const stateOf = async (run: { execute(db: PromotionsTest['app']['db']): Promise<unknown> }) =>
  run.execute(test.app.db).then(
    () => 'done',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );

const within = { ...rainTerms() };

describe('a red packet rain', () => {
  let no: number;
  let without: number;
  let poor: number;
  const withoutBeacon = () => ({ ...test.app, config: { ...test.app.config, beacon: undefined } });
  const catchIn = (campaign: number, who: TestMember, id = test.once()) =>
    who.api.catchPacket({ no: campaign, session }, id);
  beforeAll(async () => {
    without = await test.publish(within);
    // Its account holds one session.
    poor = await test.publish(rainTerms({ budget: '3.00', pot: '3.00', packets: 3, least: '1.00' }));
    await keepRains(withoutBeacon());
    no = await test.publish(within);
    await keepRains(stage.app);
  });

  it('announces its session with the hash of its seed and the round of a minute before the start', async () => {
    const rain = await test.visitor.getRain({ no });
    expect(rain).toMatchObject({
      teams: [{ code: 'red', name: '红队' }],
      gamePlatforms: [{ code: 'sports', name: '体育' }],
      countdown: 600,
      current: { session, state: 'coming', pot: '20.00', packets: 8, least: '0.01', left: 8, own: null },
      tries: null,
      former: [],
    });
    const proof = await test.visitor.getRainProof({ no, session });
    expect(proof).toMatchObject({ serverSeed: null, randomness: null, own: null });
    expect(proof.round?.at).toBe('2026-08-15T04:09:00.000Z');
    await expect(test.visitor.getRainProof({ no, session: '20260815-1300' })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });

  it('counts down a second a second by the server’s clock [ACT-028]', async () => {
    to('07:55');
    expect((await test.visitor.getRain({ no })).countdown).toBe(125);
    test.clock.advance({ seconds: 5 });
    expect((await test.visitor.getRain({ no })).countdown).toBe(120);
  });

  it('refuses a press before the server’s second, and a fourth try', async () => {
    to('09:05');
    stage.relay.round = () => ({ status: 425, body: {} });
    await work();
    to('09:59');
    await keepRains(withoutBeacon());
    const early = { error: 'rainNotYet' };
    await expect(catchIn(without, member(9))).rejects.toMatchObject(early);
    await expect(catchIn(without, member(9))).rejects.toMatchObject(early);
    const third = test.once();
    await expect(catchIn(without, member(9), third)).rejects.toMatchObject(early);
    await expect(catchIn(without, member(9), third)).rejects.toMatchObject(early);
    expect((await member(9).api.getRain({ no: without })).tries).toBe(0);
    to('10:00');
    await expect(catchIn(without, member(9))).rejects.toMatchObject({ error: 'chancesUsedUp' });
  });

  it('waits while the beacon is silent, and falls once its round is known', async () => {
    expect((await test.visitor.getRain({ no })).current?.state).toBe('waiting');
    await expect(catchIn(no, member(0))).rejects.toMatchObject({ error: 'rainNotYet' });
    stage.relay.round = stage.honest;
    to('10:02');
    await work();
    expect((await test.visitor.getRain({ no })).current?.state).toBe('falling');
  });

  it('gives each of many at once one packet while there are any, and together the pot', async () => {
    const pressed = await Promise.allSettled(members.map((one) => catchIn(no, one)));
    const packets = pressed.flatMap((press) => (press.status === 'fulfilled' ? [press.value.packet] : []));
    expect(packets.map(({ place }) => place).sort((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(packets.reduce((sum, { amount }) => sum + fen(amount), 0n)).toBe(2000n);
    const refused = pressed.flatMap((press) =>
      press.status === 'rejected' ? [press.reason as unknown] : [],
    );
    expect(refused).toMatchObject([{ error: 'rainGone' }, { error: 'rainGone' }]);
    const [first] = await Promise.all(members.map((one) => one.api.getRain({ no })));
    expect(first?.current).toMatchObject({ state: 'gone', left: 0 });
    for (const one of members) {
      const { current } = await one.api.getRain({ no });
      expect(await test.centerOf(one)).toBe(current?.own?.amount ?? '0.00');
    }
  });

  it('pays one of several presses of a member, and answers a repeated one as before [ACT-002]', async () => {
    const presses = [test.once(), test.once(), test.once()] as const;
    const before = fen(await test.centerOf(member(1)));
    const pressed = await Promise.allSettled(presses.map((id) => catchIn(without, member(1), id)));
    const caught = pressed.findIndex(({ status }) => status === 'fulfilled');
    const [answer, ...others] = pressed.flatMap((press) =>
      press.status === 'fulfilled' ? [press.value] : [],
    );
    expect(others).toEqual([]);
    expect(await catchIn(without, member(1), presses[caught])).toEqual(answer);
    expect(fen(await test.centerOf(member(1)))).toBe(before + fen(answer?.packet.amount ?? '0'));
    const { rewards } = await member(1).api.listRewards({});
    expect(rewards).toContainEqual(
      expect.objectContaining({
        kind: 'redPackRain',
        no: without,
        amount: answer?.packet.amount,
        state: 'paid',
      }),
    );
  });

  it('pays from whichever shards its account lies in, to the last packet', async () => {
    const winners = [member(2), member(3), member(4)];
    const before = await Promise.all(winners.map((one) => test.centerOf(one)));
    const caught = await Promise.all(winners.map((one) => catchIn(poor, one)));
    expect(caught.map(({ packet }) => packet.amount)).toEqual(['1.00', '1.00', '1.00']);
    for (const [place, one] of winners.entries())
      expect(fen(await test.centerOf(one))).toBe(fen(before[place] ?? '0') + 100n);
  });

  it('takes no press while it is paused', async () => {
    await test.days(0);
    await test.maker.pauseCampaign(
      { kind: 'redPackRain', no: without, paused: true, reason: '核对奖池' },
      test.once(),
    );
    await expect(catchIn(without, member(5))).rejects.toMatchObject({ error: 'activityEnded' });
  });

  it('shows the seed after the end: the packet follows from it and from the round', async () => {
    expect((await member(0).api.getRainProof({ no, session })).serverSeed).toBeNull();
    to('20:00');
    await expect(catchIn(no, member(0))).rejects.toMatchObject({ error: 'entryClosed' });
    for (const one of members) {
      const proof = await one.api.getRainProof({ no, session });
      const { serverSeed, randomness, pot, packets, least, commitment, own } = proof;
      const question = { kind: 'rain', serverSeed, randomness, session, pot, packets, least };
      expect(randomness).toMatch(/^[0-9a-f]{64}$/);
      expect(verify(hashing, question, undefined, promotionKinds)).toMatchObject({ commit: commitment });
      if (!own) continue;
      const asked = { ...question, claim: own.place, shown: { packet: own.amount, commit: commitment } };
      expect(verify(hashing, asked, undefined, promotionKinds)).toMatchObject({
        agrees: { packet: true, commit: true },
      });
    }
    const unproven = await test.visitor.getRainProof({ no: without, session });
    expect(unproven).toMatchObject({ round: null, randomness: '' });
    const rain = await test.visitor.getRain({ no });
    expect(rain.former).toMatchObject([{ session, state: 'over', left: 0 }]);
  });

  it('is kept by its rows: cut once, adding up, each packet caught once and in time', async () => {
    const packet = sql`update promotions_rain_packets set member_id = 'x', shard_id = 1, caught_at = platform_now()`;
    const of = sql`where no = ${no} and session = ${session} and place = 0`;
    expect(await stateOf(sql`${packet} ${of}`)).toBe('promotions_rain_packets_caught');
    const late = sql`where no = ${without} and session = ${session} and member_id is null`;
    expect(await stateOf(sql`${packet} ${late}`)).toBe('promotions_rain_packets_falling');
    expect(await stateOf(sql`update promotions_rain_packets set amount = 1 ${of}`)).toBe('42501');
    expect(
      await stateOf(
        sql`insert into promotions_rain_packets (no, session, place, amount) values (${no}, ${session}, 8, 1)`,
      ),
    ).toBe('promotions_rain_packets_sum');
    expect(
      await stateOf(
        sql`update promotions_rain_sessions set cut_at = platform_now(), randomness = '' where no = ${no}`,
      ),
    ).toBe('promotions_rain_sessions_cut');
  });
});
