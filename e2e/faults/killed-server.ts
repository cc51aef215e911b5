import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ApiError } from '@fairway/api-client';
import { coming, slipOf } from './betting.ts';
import { insist, pause, until, type Api } from './client.ts';
import { journey, type Passage } from './journey.ts';
import { expectPurse, openFunded, openTraveller } from './member.ts';
import type { World } from './world.ts';

/** The server dies at every step: for one member with the request in flight, for another just after the answer. */
export function serverKilledAtEveryStep(world: () => World): void {
  const passages: Passage[] = [];

  it('opens two accounts', async () => {
    const next = await coming(world());
    for (const wins of [true, false]) {
      const traveller = await openTraveller(world());
      passages.push({
        traveller,
        pick: next(),
        wins,
        billNo: '',
        transferId: '',
        betId: '',
        cardId: '',
        withdrawalNo: '',
        version: 0,
      });
    }
  });

  for (const step of journey) {
    it(`killed as they ${step.name}`, async () => {
      const [asking, answered] = passages;
      if (!asking || !answered) throw new Error('no passengers');
      const keys = [randomUUID(), randomUUID()] as const;
      for (const passage of passages) await step.before?.(world(), passage);
      const wait = world().random.integer(60);

      const answer = await insist(() => step.press(world(), answered, keys[1]));
      const inFlight = step.press(world(), asking, keys[0]).catch(() => undefined);
      await pause(wait);
      await world().crash();
      await inFlight;

      if (!step.party) {
        await insist(() => step.press(world(), asking, keys[0]));
        expect(await insist(() => step.press(world(), answered, keys[1])), `killed ${wait} ms in`).toEqual(
          answer,
        );
      }
      for (const passage of passages) await step.after(world(), passage, passage === asking);
      for (const { traveller } of passages) await expectPurse(traveller);
    });
  }

  it('killed while a bet in play waits for its decision', async () => {
    const { trader } = world();
    const next = await coming(world());
    const { fixtureId } = next();
    const begin = { fixtureId, inMinutes: 0, speed: 5, reason: 'for a bet in play' };
    await insist(() => trader.simulateFixture(begin, { operationId: randomUUID() }));
    const traveller = await openFunded(world(), '1000');
    const { api, purse } = traveller;
    const move = { operationId: randomUUID() };
    await insist(() => api.transferToVenue({ channelCode: 'fairway-sports', amount: '300' }, move));
    purse.center -= 300_00n;
    purse.sports += 300_00n;

    const bet = await until('a bet in play', () => betInPlay(api, fixtureId), Boolean);
    if (!bet) throw new Error('no bet');
    expect(bet.status).toBe('pending');
    await pause(world().random.integer(3000));
    await world().crash();

    const decided = await until(
      'the decision',
      () => api.getBet({ betId: bet.id }),
      ({ status }) => status !== 'pending',
    );
    if (decided.status !== 'refused') purse.sports -= 100_00n;
    await expectPurse(traveller);
  });
}

/** Tries once; undefined while the match has not begun, its market rests or its price has just moved. */
async function betInPlay(api: Api, fixtureId: string) {
  const { fixture } = await api.getFixture({ fixtureId });
  const market = fixture.markets.find(({ code, status }) => code === 'ft_1x2' && status === 'open');
  const home = market?.selections.find(({ selection }) => selection === 'home');
  if (!market || !home?.odds || fixture.clock === null) return undefined;
  const pick = { fixtureId, selectionId: home.id, marketVersion: market.version, odds: home.odds };
  const operationId = randomUUID();
  try {
    return await insist(() => api.placeBet(slipOf(pick, '100'), { operationId }));
  } catch (fault) {
    if (fault instanceof ApiError) return undefined;
    throw fault;
  }
}
