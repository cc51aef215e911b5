import { hashPassword } from '@fairway/api-client';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { judgePackets } from './judge-packets.job.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(fissileTerms());
});
afterAll(() => test.end());

/** 1.00 for an opener and two friends in 72 hours. */
function fissileTerms(): TermsOf<'fissile'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  return { ...common, kind: 'fissile', amount: '1.00', friends: 2, hours: 72 };
}

/** Registers a friend with a code and lets them qualify. */
async function friendOf(code: string, name: string) {
  const password = hashPassword(`${name}-Passw0rd`);
  const { member, session } = await test.clientOf().registerMember({
    name,
    password,
    birthDate: '1990-01-31',
    acceptsTerms: true,
    inviteCode: code,
  });
  const api = test.clientOf(session);
  return { id: member.id, name, ...session, api, proof: { kind: 'password' as const, password } };
}

async function qualify(friend: Awaited<ReturnType<typeof friendOf>>, phone: string) {
  await sql`update members_accounts set phone = ${phone} where id = ${friend.id}`.execute(test.app.db);
  await test.deposits(friend, '100.00');
  await test.plays(friend, '100.00');
}

describe('a packet for friends', () => {
  it('shows its own figures, splits among opener and friends when enough qualify, and pays each once [ACT-012] [ACT-042]', async () => {
    const opener = await test.register('OpensPacket');
    const before = await opener.api.getFissile({ no });
    expect(before).toMatchObject({ amount: '1.00', need: 2, hours: 72, packet: null });
    const early = await friendOf(before.code, 'TooEarly');
    await qualify(early, '13800138000');
    test.clock.advance({ minutes: 1 });

    const id = test.once();
    const opened = await opener.api.openFissile({ no }, id);
    expect(await opener.api.openFissile({ no }, id)).toEqual(opened);
    expect(await opener.api.openFissile({ no }, test.once())).toEqual(opened);
    const one = await friendOf(before.code, 'FirstHelp');
    test.clock.advance({ seconds: 1 });
    const two = await friendOf(before.code, 'NextHelp');
    await qualify(one, '13800138001');
    await judgePackets(test.app);
    const half = await opener.api.getFissile({ no });
    expect(half.packet).toMatchObject({ state: 'open', qualified: 1, share: null });
    expect(half.packet?.friends).toEqual([
      { name: 'N***p', missing: ['phone', 'deposit', 'play'], share: null },
      { name: 'F***p', missing: [], share: null },
    ]);

    test.clock.advance({ minutes: 1 });
    await qualify(two, '13800138002');
    await Promise.all([judgePackets(test.app), judgePackets(test.app), opener.api.getFissile({ no })]);
    // 1.00 in three parts: 0.34 for the opener, 0.33 for each friend.
    expect((await opener.api.getFissile({ no })).packet).toMatchObject({
      state: 'split',
      qualified: 2,
      share: '0.34',
    });
    for (const [member, share] of [
      [opener, '0.34'],
      [one, '0.33'],
      [two, '0.33'],
    ] as const) {
      const { list, count } = await member.api.listWelfare({});
      expect([count, list[0]?.amount]).toEqual([1, share]);
      await member.api.claimReward({ id: list[0]?.id ?? '' }, test.once());
      expect(await test.centerOf(member)).toBe(share);
    }
    expect((await early.api.listWelfare({})).count).toBe(0);
  });

  it('lapses when its time is over, and pays nobody', async () => {
    const opener = await test.register('OpensLate');
    await opener.api.openFissile({ no }, test.once());
    const { code } = await opener.api.getFissile({ no });
    const friend = await friendOf(code, 'HelpsLate');
    await test.days(3);
    await qualify(friend, '13800138003');
    await judgePackets(test.app);
    const api = await test.again(opener);
    expect((await api.getFissile({ no })).packet).toMatchObject({
      state: 'expired',
      qualified: 0,
      share: null,
    });
    expect(await api.listWelfare({})).toEqual({ list: [], count: 0 });
  });
});
