import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

describe('listVenues', () => {
  it('lists category, state and the money there [VENUE-009] [VENUE-001] [VENUE-012] [WALLET-008]', async () => {
    const player = await stage.member('Lists', 100_00n);
    await player.api.transferToVenue({ channelCode: 'beichen', amount: '40' }, stage.press());
    const { venues } = (await stage.wireOf(player).listVenues({})) as { venues: Record<string, unknown>[] };
    const ours = ['fairway-sports', 'fairway-games', 'beichen'];
    const listed = venues.filter(({ channelCode }) => ours.includes(channelCode as string));
    expect(
      listed.map(({ channelCode, category, categoryCode, kind, state, money }) => [
        channelCode,
        category,
        categoryCode,
        kind,
        state,
        money,
      ]),
    ).toEqual([
      ['fairway-sports', 1, 'ty', 2, 'open', '0.00'],
      ['fairway-games', 6, 'dz', 2, 'open', '0.00'],
      ['beichen', 6, 'dz', 2, 'open', '40.00'],
    ]);
    const electronic = (await player.api.listVenues({ category: 'electronic' })).venues;
    expect(new Set(electronic.map(({ category }) => category))).toEqual(new Set(['electronic']));
  });

  it('lists the venues for a visitor, and no money', async () => {
    const { venues } = await stage.visitor.listVenues({});
    expect(new Set(venues.map(({ money }) => money))).toEqual(new Set([null]));
  });
});

describe('the halls', () => {
  it('are the seven of the site data, each with its code [VENUE-002]', async () => {
    const { categories } = (await stage.wireOf().listVenues({})) as { categories: Record<string, string>[] };
    expect(categories.map(({ category, categoryCode }) => `${category} ${categoryCode}`)).toEqual([
      '1 ty',
      '2 dj',
      '3 zr',
      '4 cp',
      '5 qp',
      '6 dz',
      '7 by',
    ]);
  });
});

describe('launchVenue', () => {
  it('answers a url only to signed-in members [VENUE-010] [VENUE-011]', async () => {
    const player = await stage.member('Launches', 1n);
    const pass = await player.api.launchVenue({ api: 'beichen' });
    expect((await fetch(pass.url)).status).toBe(200);
    expect(await player.api.launchVenue({ api: 'fairway-sports' })).toEqual({
      url: '/app/sport',
      expiresAt: null,
    });
    await expect(stage.visitor.launchVenue({ api: 'beichen' })).rejects.toMatchObject({
      error: 'tokenMissing',
    });
    await expect(player.api.launchVenue({ api: 'nowhere' })).rejects.toMatchObject({ error: 'venueUnknown' });
  });
});

describe('switchVenue', () => {
  it('closes the door for money and games, not the transfer home; by the clock it opens again', async () => {
    const player = await stage.member('Maintained', 100_00n);
    await player.api.transferToVenue({ channelCode: 'beichen', amount: '40' }, stage.press());
    const trader = await stage.operator('trader');
    const until = new Date(stage.clock.now().getTime() + 60_000).toISOString();
    const reason = { zh: '例行维护', en: 'Routine work' };
    const switched = await trader.api.switchVenue({
      channelCode: 'beichen',
      state: 'maintenance',
      reason,
      until,
      version: 0,
    });
    expect(switched).toMatchObject({ venue: { state: 'maintenance', version: 1 }, proposalId: null });

    const { venues } = await player.api.listVenues({ category: 'electronic' });
    const shown = venues.find(({ channelCode }) => channelCode === 'beichen');
    expect(shown).toMatchObject({ state: 'maintenance', stateReason: '例行维护', stateUntil: until });
    await expect(
      player.api.transferToVenue({ channelCode: 'beichen', amount: '1' }, stage.press()),
    ).rejects.toMatchObject({ error: 'venueInMaintenance', message: '北辰电子维护中，请稍后再来' });
    await expect(player.api.launchVenue({ api: 'beichen' })).rejects.toMatchObject({
      error: 'venueInMaintenance',
    });
    await expect(player.api.transferFromVenue({ api: 'beichen' }, stage.press())).resolves.toMatchObject({
      status: 'done',
    });

    stage.clock.advance({ seconds: 61 });
    const later = (await player.api.listVenues({ category: 'electronic' })).venues;
    expect(later.map(({ state }) => state)).not.toContain('maintenance');
    await expect(player.api.launchVenue({ api: 'beichen' })).resolves.toBeDefined();
  });

  it('wants a reason, the right, and the version that was seen; and leaves a trail', async () => {
    const trader = await stage.operator('trader');
    const support = await stage.operator('support');
    const sports = { channelCode: 'fairway-sports', until: null } as const;
    const texts = { zh: '赛事数据异常', en: '' };
    await expect(
      support.api.switchVenue({ ...sports, state: 'closed', reason: texts, version: 0 }),
    ).rejects.toMatchObject({ error: 'permissionMissing' });
    await expect(
      trader.api.switchVenue({ ...sports, state: 'closed', reason: { zh: '', en: '' }, version: 0 }),
    ).rejects.toMatchObject({ error: 'reasonNeeded' });
    const both = await Promise.allSettled(
      [1, 2].map(() => trader.api.switchVenue({ ...sports, state: 'closed', reason: texts, version: 0 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    const auditor = await stage.operator('auditor');
    const { rows } = await auditor.api.listAudit({ action: 'switchVenue', objectId: 'fairway-sports' });
    expect(rows).toMatchObject([
      { before: { state: 'open' }, after: { state: 'closed' }, reason: '赛事数据异常' },
    ]);
    const { venues } = await auditor.api.listVenueSwitches({});
    expect(venues.find(({ channelCode }) => channelCode === 'fairway-sports')).toMatchObject({
      state: 'closed',
      changedBy: trader.name,
    });
  });
});

const reason = '核查中';

describe('the venues of a member', () => {
  it('are all that are open, until an operator takes one: then launch and transfer are refused, not the money home [VENUE-008]', async () => {
    const player = await stage.member('Loses', 100_00n);
    const trader = await stage.operator('trader');
    const all = (await player.api.listAuthorisedVenues({})).venues;
    expect(all).toContain('beichen');
    await player.api.transferToVenue({ channelCode: 'beichen', amount: '40' }, stage.press());

    await trader.api.setMemberVenue({
      memberId: player.id,
      channelCode: 'beichen',
      authorised: false,
      reason,
    });
    expect(await player.api.listAuthorisedVenues({})).toEqual({
      venues: all.filter((code) => code !== 'beichen'),
    });
    const refusal = { error: 'venueNotAuthorised', code: 306_003 };
    await expect(player.api.launchVenue({ api: 'beichen' })).rejects.toMatchObject(refusal);
    await expect(
      player.api.transferToVenue({ channelCode: 'beichen', amount: '1' }, stage.press()),
    ).rejects.toMatchObject(refusal);
    await expect(player.api.launchVenue({ api: 'fairway-games' })).resolves.toBeDefined();
    expect(await player.api.transferFromVenue({ api: 'beichen' }, stage.press())).toMatchObject({
      status: 'done',
    });

    const other = await stage.member('KeepsAll', 1n);
    expect(await other.api.listAuthorisedVenues({})).toEqual({ venues: all });
    await expect(other.api.launchVenue({ api: 'beichen' })).resolves.toBeDefined();

    await trader.api.setMemberVenue({
      memberId: player.id,
      channelCode: 'beichen',
      authorised: true,
      reason: '核查完毕',
    });
    expect(await player.api.listAuthorisedVenues({})).toEqual({ venues: all });
    await expect(player.api.launchVenue({ api: 'beichen' })).resolves.toBeDefined();
  });

  it('leave out a venue that is closed to everyone', async () => {
    const player = await stage.member('SeesOpen', 1n);
    const trader = await stage.operator('trader');
    await trader.api.switchVenue({
      channelCode: 'fairway-games',
      state: 'closed',
      reason: { zh: '例行维护', en: '' },
      until: null,
      version: 0,
    });
    expect((await player.api.listAuthorisedVenues({})).venues).not.toContain('fairway-games');
    await expect(stage.visitor.listAuthorisedVenues({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('are changed by who may switch venues, with a reason and a trail', async () => {
    const player = await stage.member('Traced', 1n);
    const trader = await stage.operator('trader');
    const named = { memberId: player.id, channelCode: 'beichen', authorised: false } as const;
    const support = await stage.operator('support');
    await expect(support.api.setMemberVenue({ ...named, reason })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    await expect(trader.api.setMemberVenue({ ...named, reason: '' })).rejects.toMatchObject({
      error: 'reasonNeeded',
    });
    await expect(
      trader.api.setMemberVenue({ ...named, channelCode: 'nowhere', reason }),
    ).rejects.toMatchObject({ error: 'venueUnknown' });
    await expect(
      trader.api.setMemberVenue({ ...named, memberId: stage.app.ids.uuid(), reason }),
    ).rejects.toMatchObject({ error: 'memberNotFound' });

    await trader.api.setMemberVenue({ ...named, reason });
    const { venues } = await trader.api.getMemberVenues({ memberId: player.id });
    const withheld = venues.filter((venue) => venue.withheld !== null);
    expect(venues.length).toBeGreaterThan(withheld.length);
    expect(withheld).toMatchObject([{ channelCode: 'beichen', withheld: { reason, by: trader.name } }]);
    const auditor = await stage.operator('auditor');
    const { rows } = await auditor.api.listAudit({ action: 'setMemberVenue', objectId: player.id });
    expect(rows).toMatchObject([
      {
        before: { venue: 'beichen', authorised: true },
        after: { venue: 'beichen', authorised: false },
        reason,
      },
    ]);
  });
});
