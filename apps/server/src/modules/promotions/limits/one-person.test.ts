import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { TestMember } from '../../../testing/test-app.ts';
import {
  createPromotionsTest,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const limits = { onePerson: true as const };
/** The members have signed in from one device. */
async function onDevice(device: string, ...members: TestMember[]): Promise<void> {
  for (const { id } of members)
    await sql`update members_sessions set device_id = ${device} where member_id = ${id}`.execute(test.app.db);
}

describe('accounts of one person', () => {
  it('take part as one: of five on a device that press at once one is paid', async () => {
    const no = await test.publish(offerTerms({ limits }));
    const key = { kind: 'offer' as const, no };
    const family = await Promise.all([1, 2, 3, 4, 5].map((at) => test.register(`Family${at}`)));
    await onDevice('device-of-five', ...family);
    const answers = await Promise.allSettled(family.map(({ api }) => api.applyActivity(key, test.once())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'notEligible' });
    const refused = family[answers.findIndex(({ status }) => status === 'rejected')];
    const { eligible, rules } = (await refused?.api.explainEligibility(key)) ?? {};
    expect(eligible).toBe(false);
    expect(rules?.filter(({ met }) => !met)).toEqual([
      { rule: 'onePerson', need: '', have: 'device', met: false },
    ]);
    const stranger = await test.register('OtherDevice');
    await onDevice('another-device', stranger);
    await stranger.api.applyActivity(key, test.once());
    expect(await test.centerOf(stranger)).toBe('18.00');
  });

  it('are counted by each campaign for itself, and only where its terms say so', async () => {
    const [one, other] = [await test.register('First'), await test.register('Second')];
    await onDevice('shared', one, other);
    const plain = { kind: 'offer' as const, no: await test.publish(offerTerms()) };
    await one.api.applyActivity(plain, test.once());
    await other.api.applyActivity(plain, test.once());
    expect([await test.centerOf(one), await test.centerOf(other)]).toEqual(['18.00', '18.00']);
    const signs = await test.publish(signTerms({ limits }));
    await other.api.signToday({ no: signs }, test.once());
    await expect(one.api.signToday({ no: signs }, test.once())).rejects.toMatchObject({
      error: 'notEligible',
    });
    // The account that was first goes on with it.
    await test.days(1);
    const again = await test.again(other);
    await onDevice('shared', other);
    await again.signToday({ no: signs }, test.once());
    expect(await test.centerOf(other)).toBe('20.00');
  });
});
