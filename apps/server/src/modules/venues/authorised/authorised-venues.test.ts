import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

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
