import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { coming } from './betting.ts';
import { insist, pause } from './client.ts';
import { journey, type Passage } from './journey.ts';
import { expectPurse, openTraveller } from './member.ts';
import type { World } from './world.ts';

/** The server dies at every step: for one member with the request on its way, for another just after the answer. */
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
      const onItsWay = step.press(world(), asking, keys[0]).catch(() => undefined);
      await pause(wait);
      await world().crash();
      await onItsWay;

      if (!step.party) {
        await insist(() => step.press(world(), asking, keys[0]));
        expect(await insist(() => step.press(world(), answered, keys[1])), `killed ${wait} ms in`).toEqual(
          answer,
        );
      }
      for (const passage of passages) await step.after(world(), passage);
      for (const { traveller } of passages) await expectPurse(traveller);
    });
  }
}
