import type { TestClient } from '#platform/mqtt/test-broker.ts';
import { eventually } from '#platform/test-eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../testing/test-app.ts';
import { createChatTest, type ChatTest } from '../testing/chat-test.ts';
import { keepCampaigns } from './keep-campaigns.ts';
import { sayGift, sayGiftBack } from '../gifts/say-gifts.ts';

let test: ChatTest;
let bettor: TestMember;
let follower: TestMember;
let admin: TestMember;
let listener: TestClient;
beforeAll(async () => {
  test = await createChatTest();
  bettor = await test.bettor('PushesBet', 5_000_00n);
  follower = await test.bettor('FollowsBet', 5_000_00n);
  admin = await test.talker('PushAdmin');
  await test.makeAdmin(admin);
  listener = await test.listen(test.room);
  await test.matchRoom('Green Town', 'Grey Town', { date: '2026-08-15', time: '13:40' });
});
afterAll(() => test.end());

const inRoom = () => ({ form: 'web' as const, chatRoomNo: test.room });
const place = async (member: TestMember, fixtureId: string, selectionId: string) =>
  member.api.placeBet(
    {
      currency: 'CNY',
      unitStake: '100.00',
      sizes: [1],
      legs: [await test.leg(fixtureId, selectionId)],
      pricePolicy: 'none',
    },
    test.once(),
  );
/** Waits until an item of this kind has come over the room’s topic. */
const heard = (kind: string) =>
  eventually(() =>
    expect(listener.heard.flatMap(({ message }) => message['items'])).toContainEqual(
      expect.objectContaining({ kind }),
    ),
  );
const items = async () =>
  (await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo: test.room })).items;

describe('a pushed bet', () => {
  it('is shown without its stake, built from the booking, and copied with today’s odds [CHAT-005]', async () => {
    const bet = await place(bettor, test.matchId, 'ft_1x2/home');
    const { orderNo, n } = await bettor.api.pushChatOrder({ ...inRoom(), betId: bet.id });
    const shown = (await items()).find((item) => item.n === n);
    expect(shown).toMatchObject({
      kind: 'order',
      order: {
        orderNo,
        odds: bet.legs[0]?.odds,
        legs: [{ selectionId: 'ft_1x2/home', odds: bet.legs[0]?.odds }],
      },
    });
    expect(JSON.stringify(shown)).not.toContain('100.00');
    await heard('order');

    const copy = await follower.api.copyPushedOrder({ ...inRoom(), orderNo });
    const now = await test.leg(test.matchId, 'ft_1x2/home');
    expect(copy).toMatchObject({
      followers: 0,
      legs: [
        {
          state: 'same',
          odds: now.odds,
          marketVersion: now.marketVersion,
          market: 'ft_1x2',
          selection: 'home',
        },
      ],
    });
    test.clock.advance({ seconds: 1 });
    await place(follower, test.matchId, 'ft_1x2/home');
    expect((await follower.api.copyPushedOrder({ ...inRoom(), orderNo })).followers).toBe(1);
  });

  it('is one’s own, accepted, of this match, and shown once; three in ten minutes', async () => {
    const refused = { error: 'chatOrderRefused' };
    const other = await place(bettor, await test.fixtureOf('Green Town'), 'ft_1x2/away');
    const push = (member: TestMember, betId: string) => member.api.pushChatOrder({ ...inRoom(), betId });
    await expect(push(bettor, other.id)).rejects.toMatchObject(refused);
    const own = await place(bettor, test.matchId, 'ft_1x2/draw');
    await expect(push(follower, own.id)).rejects.toMatchObject(refused);
    await push(bettor, own.id);
    await expect(push(bettor, own.id)).rejects.toMatchObject(refused);
    await push(bettor, (await place(bettor, test.matchId, 'ft_1x2/away')).id);
    const fourth = await place(bettor, test.matchId, 'ft_oe/odd');
    await expect(push(bettor, fourth.id)).rejects.toMatchObject({ error: 'chatPushedTooOften' });
    test.clock.advance({ seconds: 601 });
    expect((await push(bettor, fourth.id)).n).toBeGreaterThan(0);
  });
});

describe('an activity', () => {
  it('that runs is pushed by an admin: shown in the room, and in its history [CHAT-029]', async () => {
    const at = test.clock.now().toISOString();
    const campaign = {
      kind: 'sign',
      no: 7,
      state: 'published' as const,
      title: { zh: '每日签到', en: 'Daily sign-in' },
      summary: { zh: '', en: '' },
      path: '/app/activity/sign/7',
      gradeFrom: 0,
      startsAt: at,
      endsAt: new Date(test.clock.now().getTime() + 86_400_000).toISOString(),
      at,
    };
    await keepCampaigns.run(test.app, { id: 'event', payload: campaign, at });
    test.clock.advance({ seconds: 1 });
    await expect(bettor.api.listChatActivities(inRoom())).rejects.toMatchObject({ error: 'chatAdminOnly' });
    const { list } = await admin.api.listChatActivities(inRoom());
    expect(list).toMatchObject([{ kind: 'sign', no: 7, title: campaign.title }]);
    const { pushId, n } = await admin.api.pushChatActivity({ ...inRoom(), kind: 'sign', no: 7 });
    expect((await items()).find((item) => item.n === n)).toMatchObject({
      kind: 'activity',
      activity: { pushId, title: campaign.title },
    });
    const history = await test.visitor.listChatPushes({ form: 'anonymous', chatRoomNo: test.room });
    expect(history.list).toMatchObject([{ pushId, title: campaign.title, path: list[0]?.path }]);
    await expect(admin.api.pushChatActivity({ ...inRoom(), kind: 'sign', no: 7 })).rejects.toMatchObject({
      error: 'chatPushedTooOften',
    });
    await expect(admin.api.pushChatActivity({ ...inRoom(), kind: 'sign', no: 8 })).rejects.toMatchObject({
      error: 'chatActivityUnknown',
    });
  });
});

it('a gift shows in its room once, however often its event comes, and its return as well [CHAT-006]', async () => {
  const at = test.clock.now().toISOString();
  const gift = {
    chatRoomNo: test.room,
    memberId: bettor.id,
    giftNo: 'GF202608150001',
    giftId: 'rocket',
    name: { zh: '火箭', en: 'Rocket' },
    art: 'rocket',
    count: 1,
    coins: 1314,
    streakId: '0198a000-0000-7000-8000-000000000001',
    streak: 1,
    shown: false,
    at,
  };
  for (const id of ['first', 'again']) await sayGift.run(test.app, { id, payload: gift, at });
  const back = {
    chatRoomNo: test.room,
    memberId: bettor.id,
    giftNo: gift.giftNo,
    cause: 'takenBack' as const,
    at,
  };
  await sayGiftBack.run(test.app, { id: 'back', payload: back, at });
  await heard('gift');
  await heard('giftBack');
  const shown = (await items()).filter(({ kind }) => kind === 'gift' || kind === 'giftBack');
  expect(shown).toMatchObject([
    {
      kind: 'gift',
      from: { userNo: '', name: '' },
      gift: { giftNo: gift.giftNo, coins: 1314, name: gift.name },
    },
    { kind: 'giftBack', giftNo: gift.giftNo },
  ]);
});
