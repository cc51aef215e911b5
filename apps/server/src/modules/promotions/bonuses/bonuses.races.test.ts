import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import type { TestMember } from '../../../testing/test-app.ts';
import { createPromotionsTest, fen, type PromotionsTest } from '../testing/promotions-test.ts';
import { endBonuses } from './end-bonuses.job.ts';
import { settleMember } from './settle-member.ts';
import { releasedTerms } from './testing/release-terms.fixture.ts';

let test: PromotionsTest;
let members: TestMember[];
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const bonusOf = async ({ id }: TestMember) =>
  (await readBalance(test.app.db, accountsOf(id).bonus('CNY'))).minor;
const heldBy = async (member: TestMember) => (await member.api.listBonuses({})).bonuses[0];

it('is released once when its play is judged many times at once', async () => {
  const no = await test.publish(releasedTerms());
  const member = await test.register('JudgedOften');
  await member.api.applyActivity({ kind: 'offer', no }, test.once());
  test.clock.advance({ seconds: 2 });
  await test.plays(member, '50.00');
  await Promise.all(Array.from({ length: 8 }, () => settleMember(test.app, member.id)));
  // 50.00 of 99.99 are five tenths: floor(33.33 x 5 / 10).
  expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['16.66', 16_67n]);
  const { moves } = await member.api.explainBonus({ rewardId: (await heldBy(member))?.rewardId ?? '' });
  expect(moves.map(({ amount }) => amount)).toEqual(['16.66']);
});

it('is given up once by many presses, and never both given up and released', async () => {
  const no = await test.publish(releasedTerms({ budget: '9000.00' }));
  members = await Promise.all(Array.from({ length: 6 }, (_, at) => test.register(`Pressing${at}`)));
  for (const { api } of members) await api.applyActivity({ kind: 'offer', no }, test.once());
  test.clock.advance({ seconds: 2 });
  for (const member of members) await test.plays(member, '40.00');
  await Promise.all(
    members.flatMap((member) => [
      settleMember(test.app, member.id),
      ...Array.from({ length: 3 }, async () => {
        const bonus = await heldBy(member);
        if (bonus?.state !== 'open') return;
        const { rewardId, held } = bonus;
        await member.api.forfeitBonus({ rewardId, held }, test.once()).catch(() => undefined);
      }),
    ]),
  );
  for (const member of members) {
    const bonus = await heldBy(member);
    // 40.00 of 99.99 are four tenths: 13.33, whatever came first.
    expect([await test.centerOf(member), bonus?.released]).toEqual(['13.33', '13.33']);
    expect(await bonusOf(member)).toBe(fen(bonus?.held ?? ''));
    expect(fen(bonus?.forfeited ?? '') + fen(bonus?.held ?? '')).toBe(20_00n);
  }
});

it('is paid, judged and ended beside each other without a fen lost', async () => {
  const terms = releasedTerms({ budget: '9000.00', reward: '10.00', turnover: '1' });
  const no = await test.publish(terms);
  const late = await Promise.all(Array.from({ length: 6 }, (_, at) => test.register(`Ending${at}`)));
  for (const { api } of late) await api.applyActivity({ kind: 'offer', no }, test.once());
  const next = await test.publish(terms);
  test.clock.advance({ seconds: 2 });
  for (const member of late) await test.plays(member, '3.00');
  await test.days(8);
  const again = await Promise.all(late.map((member) => test.again(member)));
  await Promise.all([
    endBonuses(test.app),
    endBonuses(test.app),
    ...late.map(({ id }) => settleMember(test.app, id)),
    ...again.map((api) => api.applyActivity({ kind: 'offer', no: next }, test.once())),
  ]);
  for (const member of late)
    // 3.00 of 10.00 came free, 7.00 went back, and the next campaign's 10.00 waits.
    expect([await test.centerOf(member), await bonusOf(member)]).toEqual(['3.00', 10_00n]);
  const own = (await test.checker.getLiability({})).campaigns.find(
    (each) => each.no === no && each.kind === 'offer',
  );
  expect(own).toMatchObject({ paid: '18.00', bonus: '0.00', balance: '8982.00' });
});
