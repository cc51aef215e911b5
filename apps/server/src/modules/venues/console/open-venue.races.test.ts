import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../testing/test-app.ts';
import { createVenueStage, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
let first: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  stage = await createVenueStage();
  [first, second] = [await stage.operator('trader'), await stage.operator('trader')];
});
afterAll(() => stage.end());

const channelCode = 'beichen';
const reason = { zh: '数据已核对', en: 'Checked' };
type State = 'open' | 'maintenance' | 'closed';

const shown = async () => {
  const { venues } = await first.api.listVenueSwitches({});
  const found = venues.find((one) => one.channelCode === channelCode);
  if (!found) throw new Error('no such venue');
  return found;
};
/** Switches the venue as it is now; `minutes` ends a maintenance. */
async function put(by: TestOperator, state: State, minutes?: number) {
  const until =
    minutes === undefined ? null : new Date(stage.clock.now().getTime() + minutes * 60_000).toISOString();
  const { version } = await shown();
  return by.api.switchVenue({ channelCode, state, reason, until, version });
}
const approve = (by: TestOperator, id: string | null) =>
  by.api.approveProposal({ id: id ?? '' }, stage.press());

describe('a venue that is not open', () => {
  it('is opened by two: nothing changes until the second person approves', async () => {
    expect(await put(first, 'closed')).toMatchObject({ proposalId: null, venue: { state: 'closed' } });
    const { proposalId, venue } = await put(first, 'open');
    expect(venue).toMatchObject({ state: 'closed', version: 1 });
    const player = await stage.member('WaitsOutside', 100_00n);
    await expect(
      player.api.transferToVenue({ channelCode, amount: '1' }, stage.press()),
    ).rejects.toMatchObject({ error: 'venueInMaintenance' });

    await expect(approve(first, proposalId)).rejects.toMatchObject({ error: 'approverIsMaker' });
    const support = await stage.operator('cashier-lead');
    await expect(approve(support, proposalId)).rejects.toMatchObject({ error: 'permissionMissing' });
    const { proposals } = await second.api.listProposals({ kind: 'venues.open' });
    expect(proposals).toMatchObject([
      {
        id: proposalId,
        before: { state: 'closed' },
        after: { state: 'open' },
        reason: '数据已核对',
        mayDecide: true,
      },
    ]);
    await approve(second, proposalId);
    expect(await shown()).toMatchObject({ state: 'open', version: 2 });
    await expect(
      player.api.transferToVenue({ channelCode, amount: '1' }, stage.press()),
    ).resolves.toMatchObject({ status: 'done' });
  });

  it('is not let open earlier by one person through a maintenance with an end', async () => {
    await put(first, 'closed');
    expect((await put(first, 'maintenance', 1)).proposalId).not.toBeNull();
    // Without an end it opens for nobody, and what waited is void.
    expect(await put(first, 'maintenance')).toMatchObject({ proposalId: null, venue: { until: null } });
    expect((await second.api.listProposals({ kind: 'venues.open', state: 'pending' })).proposals).toEqual([]);
    expect((await put(first, 'maintenance', 30)).proposalId).not.toBeNull();
    expect(await shown()).toMatchObject({ state: 'maintenance', until: null });
  });

  it('may be kept shut longer by one person; an earlier end takes two', async () => {
    const opening = await put(first, 'open');
    await approve(second, opening.proposalId);
    // It was open: who puts it under maintenance says until when, and may put that off.
    expect((await put(first, 'maintenance', 30)).proposalId).toBeNull();
    expect((await put(first, 'maintenance', 60)).proposalId).toBeNull();
    const earlier = await put(first, 'maintenance', 5);
    expect(earlier.proposalId).not.toBeNull();
    stage.clock.advance({ minutes: 61 });
    [first, second] = [await stage.operator('trader'), await stage.operator('trader')];
    // The clock opened it; saying so changes nothing for members.
    expect((await put(first, 'open')).proposalId).toBeNull();
  });

  it('stays shut when it is closed again beside the approval', async () => {
    await put(first, 'closed');
    for (let round = 0; round < 3; round += 1) {
      const { proposalId, venue } = await put(first, 'open');
      const { version } = venue;
      const [approved, closed] = await Promise.allSettled([
        approve(second, proposalId),
        second.api.switchVenue({ channelCode, state: 'closed', reason, until: null, version }),
      ]);
      expect([approved.status, closed.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      expect((await shown()).state).toBe(approved.status === 'fulfilled' ? 'open' : 'closed');
      if (approved.status === 'fulfilled') await put(first, 'closed');
    }
  });

  it('asks for a reason that the second person reads', async () => {
    const { version } = await shown();
    await expect(
      first.api.switchVenue({ channelCode, state: 'open', reason: { zh: '', en: '' }, until: null, version }),
    ).rejects.toMatchObject({ error: 'reasonNeeded' });
  });
});
