import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { openBucket } from '#modules/turnover';
import { createVenueStage, type Player, type VenueStage } from '../../venues/testing/venue-stage.ts';
import { turnoverMount } from '../mount.ts';
import { playedEmptyJob } from './played-empty.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

const subscribers = turnoverMount.subscribers ?? [];
const beichen = { channelCode: 'beichen' };

/** So much to be played: a bonus is played five times. */
async function bucketOf(member: Player, yuan: bigint, key = 'first'): Promise<void> {
  const bucket = { memberId: member.id, source: 'bonus' as const, sourceKey: `${member.id} ${key}` };
  await inTransaction(stage.app.db, (tx) =>
    openBucket(tx, stage.app, { ...bucket, reference: key, base: cny(yuan * 20n) }),
  );
}

/** Delivers the events between venues and cashier. */
async function hear(): Promise<void> {
  while ((await dispatchEvents(stage.app, subscribers)).more);
  await runDueJobs(stage.app, subscribers);
}

async function outstanding({ api }: Player): Promise<string | undefined> {
  const { wallets } = await api.getTurnover({});
  return wallets.find(({ currency }) => currency === 'CNY')?.outstanding;
}

/** The member looks at the venue's balance: the venue is asked for it. */
async function look(player: Player): Promise<void> {
  stage.clock.advance({ seconds: 20 });
  await player.api.refreshVenueBalance(beichen);
  await hear();
}

describe('turnover of a wallet that is played empty at a venue outside', () => {
  it('ends with the last money that the venue says is lost, and asks nothing of the next deposit', async () => {
    const player = await stage.member('LostThere', 100_00n);
    await bucketOf(player, 500n);
    await player.api.transferToVenue({ ...beichen, amount: '100' }, stage.press());
    await player.play('-60');
    await look(player);
    expect(await outstanding(player)).toBe('500.00');
    await player.play('-39.50');
    await look(player);
    expect(await player.money()).toEqual({ center: '0.00', venue: '0.50', inTransit: '0.00' });
    expect(await outstanding(player)).toBe('0.00');
    await bucketOf(player, 300n, 'second');
    expect(await outstanding(player)).toBe('300.00');
  });

  it('goes on while money is in transit or anywhere else, however empty the venue is', async () => {
    const player = await stage.member('LostPart', 100_00n);
    await bucketOf(player, 500n);
    await player.api.transferToVenue({ ...beichen, amount: '60' }, stage.press());
    await player.play('-60');
    await look(player);
    expect(await outstanding(player)).toBe('500.00');
    await stage.spoil('transfer-in', { execute: 'yes', answer: 'error500' });
    await player.api.transferToVenue({ ...beichen, amount: '40' }, stage.press());
    expect(await player.money()).toEqual({ center: '0.00', venue: '0.00', inTransit: '40.00' });
    await playedEmptyJob.run(stage.app, { memberId: player.id, currency: 'CNY' });
    expect(await outstanding(player)).toBe('500.00');
    await stage.pass(3);
  });

  it('is asked for again when the venue gives back into the empty wallet, and not for a win of new money', async () => {
    const player = await stage.member('GivenBack', 100_00n);
    await bucketOf(player, 500n);
    await player.api.transferToVenue({ ...beichen, amount: '50' }, stage.press());
    stage.clock.advance({ seconds: 1 });
    await player.api.transferToVenue({ ...beichen, amount: '50' }, stage.press());
    await player.play('-100');
    await look(player);
    expect(await outstanding(player)).toBe('0.00');
    // A round that the venue has annulled.
    await player.play('100');
    await look(player);
    expect(await outstanding(player)).toBe('500.00');
    await player.play('-100');
    await look(player);
    expect(await outstanding(player)).toBe('0.00');

    const other = await stage.member('WinsAnew', 100_00n);
    await bucketOf(other, 500n);
    await other.api.transferToVenue({ ...beichen, amount: '99.50' }, stage.press());
    await other.play('-99.50');
    await look(other);
    expect(await outstanding(other)).toBe('0.00');
    stage.clock.advance({ seconds: 1 });
    await other.api.transferToVenue({ ...beichen, amount: '0.50' }, stage.press());
    await other.play('30');
    await look(other);
    expect(await outstanding(other)).toBe('0.00');
  });
});
