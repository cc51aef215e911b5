import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insist, pause, until } from './client.ts';
import { arrived } from './journey.ts';
import { expectPurse, openFunded, type Traveller } from './member.ts';
import { approve, askFor, ended } from './withdrawals.ts';
import type { World } from './world.ts';

/** Did the party do what it was asked before it died? */
const fates = ['yes', 'no'] as const;

/** The outside parties die in the middle of a transfer and of a payout: nobody knows what became of it, until they are asked. */
export function partiesKilledInTheMiddle(world: () => World): void {
  it('finds out what became of transfers and payouts, and moves the money once', async () => {
    const carried = await Promise.all(fates.map(() => openFunded(world(), '1000')));
    const home = await Promise.all(fates.map(() => openFunded(world(), '1000')));
    for (const traveller of home) await toVenue(traveller, '300');
    const payouts = await Promise.all(
      fates.map(async () => askFor(world(), await openFunded(world(), '1000'), '400')),
    );

    // Each request is answered too late: the party is gone by then.
    const { director } = world();
    for (const execute of fates) {
      const effect = {
        kind: 'request',
        execute,
        delayMs: 20_000,
        answer: execute === 'yes' ? 'normal' : 'silent',
      };
      await director.spoil('venue', 'transfer-in', effect);
      await director.spoil('venue', 'transfer-out', effect);
      await director.spoil('psp', 'payouts', effect);
    }
    const pressed = [
      ...carried.map(({ api }) => api.transferToVenue({ channelCode: 'beichen', amount: '250' }, opId())),
      ...home.map(({ api }) => api.transferFromVenue({ api: 'beichen', amount: '120' }, opId())),
      ...payouts.map((asked) => approve(world(), asked)),
    ];
    await pause(600 + world().random.integer(400));
    await world().sandbox.kill();
    await Promise.allSettled(pressed);
    for (const { api } of [...carried, ...home]) {
      const balance = await insist(() => api.getWalletBalance({}));
      expect(Number(balance.inTransitMoney)).toBeGreaterThan(0);
    }
    await world().sandbox.start();
    await director.post('/director/settings', { speed: 20 });

    const out = await Promise.all(carried.map((traveller) => resolved(traveller, 'out', 250_00n)));
    const back = await Promise.all(home.map((traveller) => resolved(traveller, 'in', 120_00n)));
    // A payout that never arrived is sent again under its own number.
    const paid = await Promise.all(payouts.map((asked) => ended(asked, ['paid', 'failed'])));
    const each = ['done', 'refused'].map((verb) =>
      [out, back].map((ends) => ends.filter((end) => end === verb).length),
    );
    expect({ each, paid }).toEqual({
      each: [
        [1, 1],
        [1, 1],
      ],
      paid: ['paid', 'paid'],
    });
    for (const traveller of [...carried, ...home, ...payouts.map((asked) => asked.traveller)])
      await expectPurse(traveller);
  });
}

const opId = () => ({ operationId: randomUUID() });

async function toVenue(traveller: Traveller, yuan: string): Promise<void> {
  await insist(() => traveller.api.transferToVenue({ channelCode: 'beichen', amount: yuan }, opId()));
  await arrived(traveller);
  traveller.purse.center -= BigInt(yuan) * 100n;
  traveller.purse.beichen += BigInt(yuan) * 100n;
}

/** The newest transfer has ended, done or refused, and the model follows. */
async function resolved(
  { api, purse }: Traveller,
  direction: 'out' | 'in',
  amount: bigint,
): Promise<string | undefined> {
  const { transfers } = await until(
    'the transfer’s end',
    () => api.listVenueTransfers({}),
    (found) => ['done', 'refused'].includes(found.transfers[0]?.status ?? ''),
  );
  const status = transfers[0]?.status;
  if (status !== 'done') return status;
  const moved = direction === 'out' ? amount : -amount;
  purse.center -= moved;
  purse.beichen += moved;
  return status;
}
