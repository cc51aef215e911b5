import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#platform/test-eventually.ts';
import { createVenueStage, type Spoil, type VenueStage } from '../../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterEach(() => stage.clearFaults());
afterAll(() => stage.end());

const beichen = { channelCode: 'beichen' };
const all = { center: '100.00', venue: '0.00', inTransit: '0.00' };

describe('a transfer to an outside venue', () => {
  it('arrives there, and comes back [WALLET-002] [WALLET-024] [WALLET-026]', async () => {
    const player = await stage.member('GoesThere', 100_00n);
    const there = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    expect(there).toMatchObject({ status: 'done', amount: '60.00' });
    expect(await player.money()).toEqual({ center: '40.00', venue: '60.00', inTransit: '0.00' });
    expect(await player.atVenue()).toBe('60.00');

    const back = await player.api.transferFromVenue({ api: 'beichen', amount: '25' }, stage.press());
    expect(back).toMatchObject({ status: 'done', amount: '25.00' });
    expect(await player.money()).toEqual({ center: '65.00', venue: '35.00', inTransit: '0.00' });
    expect(await player.atVenue()).toBe('35.00');
  });

  it('brings home what was won there, and no more than was left', async () => {
    const player = await stage.member('WinsThere', 100_00n);
    await player.api.transferToVenue({ ...beichen, amount: '50' }, stage.press());
    await player.play('12.34');
    const back = await player.api.transferFromVenue({ api: 'beichen' }, stage.press());
    expect(back).toMatchObject({ status: 'done', amount: '62.34' });
    expect(await player.money()).toEqual({ center: '112.34', venue: '0.00', inTransit: '0.00' });

    await player.api.transferToVenue({ ...beichen, amount: '50' }, stage.press());
    await player.play('-50');
    await expect(
      player.api.transferFromVenue({ api: 'beichen', amount: '50' }, stage.press()),
    ).rejects.toMatchObject({ error: 'venueBalanceInsufficient', data: { available: '0.00' } });
  });

  it.each<[string, Spoil]>([
    ['does not answer', { answer: 'silent' }],
    ['cuts the line', { answer: 'reset' }],
    ['answers a fault', { answer: 'error500' }],
    ['speaks nonsense', { answer: 'garbage' }],
    ['signs wrongly', { answer: 'badSignature' }],
    ['says an unknown word', { answer: 'unknownStatus' }],
  ])('that %s but did it: the money waits in transit and arrives by a query', async (_, effect) => {
    const player = await stage.member(`Done${effect.answer}`.slice(0, 14), 100_00n);
    await stage.spoil('transfer-in', { execute: 'yes', ...effect });
    const before = await player.api.getWalletBalance({});
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    expect(answer).toMatchObject({ status: 'querying', endedAt: null });
    expect(await player.money()).toEqual({ center: '40.00', venue: '0.00', inTransit: '60.00' });
    expect((await player.api.getWalletBalance({})).totalFunds).toBe(before.totalFunds);

    await stage.pass(3);
    expect(await player.money()).toEqual({ center: '40.00', venue: '60.00', inTransit: '0.00' });
    expect(await player.api.getVenueTransfer({ id: answer.id })).toMatchObject({ status: 'done' });
    expect(await player.atVenue()).toBe('60.00');
  });

  it.each<[string, Spoil]>([
    ['does not answer', { answer: 'silent' }],
    ['cuts the line', { answer: 'reset' }],
    ['answers a fault', { answer: 'error500' }],
  ])('that %s and did nothing: the money comes back by a query', async (_, effect) => {
    const player = await stage.member(`Not${effect.answer}`.slice(0, 14), 100_00n);
    await stage.spoil('transfer-in', { execute: 'no', ...effect });
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    expect(answer).toMatchObject({ status: 'querying' });

    await stage.pass(3);
    expect(await player.money()).toEqual(all);
    expect(await player.api.getVenueTransfer({ id: answer.id })).toMatchObject({ status: 'refused' });
    expect(await player.atVenue()).toBe('0.00');
  });

  it('executed late, after the query has sealed it, does not happen', async () => {
    const player = await stage.member('TooLate', 100_00n);
    await stage.spoil('transfer-in', { execute: 'late', answer: 'error500', lateMs: 600_000 });
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    await stage.pass(3);
    expect(await stage.executeLate()).toBe(1);

    expect(await player.api.getVenueTransfer({ id: answer.id })).toMatchObject({ status: 'refused' });
    expect(await player.money()).toEqual(all);
    expect(await player.atVenue()).toBe('0.00');
  });

  it('refused by a venue under maintenance is back at once', async () => {
    const player = await stage.member('Refused', 100_00n);
    await stage.spoil('transfer-in', { answer: 'maintenance' });
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    expect(answer).toMatchObject({ status: 'refused' });
    expect(await player.money()).toEqual(all);
  });

  it('is one at a time for each wallet, and one for each press', async () => {
    const player = await stage.member('OneAtATime', 100_00n);
    await stage.spoil('transfer-in', { execute: 'yes', answer: 'error500' });
    const press = stage.press();
    const first = await player.api.transferToVenue({ ...beichen, amount: '10' }, press);
    expect(first.status).toBe('querying');
    await expect(
      player.api.transferToVenue({ ...beichen, amount: '10' }, stage.press()),
    ).rejects.toMatchObject({ error: 'venueTransferInTransit' });
    expect(await player.api.transferToVenue({ ...beichen, amount: '10' }, press)).toEqual(first);

    await stage.pass(3);
    expect(await player.api.transferToVenue({ ...beichen, amount: '10' }, press)).toMatchObject({
      id: first.id,
      status: 'done',
    });
    expect(await player.atVenue()).toBe('10.00');
  });

  it('from two tabs at once takes the money once', async () => {
    const player = await stage.member('TwoTabs', 100_00n);
    const tries = Array.from({ length: 8 }, () =>
      player.api.transferToVenue({ ...beichen, amount: '100' }, stage.press()),
    );
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await player.money()).toEqual({ center: '0.00', venue: '100.00', inTransit: '0.00' });
    expect(await player.atVenue()).toBe('100.00');
  });

  it('whose process died before asking the venue comes back by itself', async () => {
    const player = await stage.member('Orphan', 100_00n);
    // The venue hears nothing: as if the process had been killed between the commit and the call.
    await stage.spoil('transfer-in', { execute: 'no', answer: 'silent' });
    const asking = player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    await eventually(async () => expect(await player.money()).toMatchObject({ inTransit: '60.00' }));
    await stage.pass(9);
    expect(await player.money()).toEqual(all);
    expect(await asking).toMatchObject({ status: 'refused' });
  });

  it('that nobody can explain waits for two people, who say the same', async () => {
    const player = await stage.member('Unexplained', 100_00n);
    await stage.spoil('transfer-in', { execute: 'yes', answer: 'error500' });
    await stage.spoil('transfer-status', { answer: 'garbage' }, 0);
    await stage.spoil('statement', { answer: 'error500' }, 0);
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    for (const seconds of [2, 5, 10, 20, 40, 60]) await stage.pass(seconds);
    expect(await player.api.getVenueTransfer({ id: answer.id })).toMatchObject({ status: 'operator' });
    expect(await player.money()).toMatchObject({ inTransit: '60.00' });

    const clerk = await stage.operator('cashier');
    const lead = await stage.operator('cashier-lead');
    const { transfers } = await clerk.api.listUnresolvedTransfers({});
    const listed = transfers.find(({ id }) => id === answer.id);
    const facts = {
      id: answer.id,
      executed: true,
      venueReference: 'V1000042',
      statementLine: '北辰对账单第 17 行：60.00 转入成功',
      reason: '对账单与客服回复一致',
    };
    const said = await clerk.api.resolveVenueTransfer(
      { ...facts, version: listed?.version ?? 0 },
      stage.press(),
    );
    expect(said).toMatchObject({ outcome: 'awaitsSecondPerson', transfer: { proposal: { executed: true } } });
    expect(await player.money()).toMatchObject({ inTransit: '60.00' });
    const { version } = said.transfer;
    await expect(clerk.api.resolveVenueTransfer({ ...facts, version }, stage.press())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });

    const done = await lead.api.resolveVenueTransfer({ ...facts, version }, stage.press());
    expect(done).toMatchObject({ outcome: 'resolved', transfer: { status: 'done' } });
    expect(await player.money()).toEqual({ center: '40.00', venue: '60.00', inTransit: '0.00' });
    const audit = await lead.api.listAudit({ action: 'resolveVenueTransfer' });
    expect(audit.rows).toHaveLength(2);
  });

  it('found in the statement arrives without people', async () => {
    const player = await stage.member('ByStatement', 100_00n);
    await stage.spoil('transfer-in', { execute: 'yes', answer: 'error500' });
    await stage.spoil('transfer-status', { answer: 'garbage' }, 0);
    const answer = await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    for (const seconds of [2, 5, 10, 20, 40, 60]) await stage.pass(seconds);
    expect(await player.api.getVenueTransfer({ id: answer.id })).toMatchObject({ status: 'done' });
  });
});
