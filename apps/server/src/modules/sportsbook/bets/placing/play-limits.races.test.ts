import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../../testing/league-file.ts';
import { createSportsbookTest, type SentLeg, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;
let leg: SentLeg;
let others: SentLeg[];

beforeAll(async () => {
  test = await createSportsbookTest();
  const homes = ['Alder', 'Birch', 'Cedar'];
  await test.imports(homes.map((home) => match(home, `${home} Rovers`)));
  others = [];
  for (const home of homes) others.push(await test.leg(await test.fixtureOf(home), 'ft_1x2/home'));
  leg = others[0] as SentLeg;
});
afterAll(() => test.end());

const single = (unitStake: string, on: SentLeg = leg) => ({
  currency: 'CNY' as const,
  unitStake,
  sizes: [1],
  legs: [on],
  pricePolicy: 'none' as const,
});
const stakes = (period: 'day' | 'week' | 'month', limit: string) => ({
  kind: 'stake' as const,
  period,
  limit,
});

describe('an own stake limit', () => {
  it('holds under twenty bets at once, and accepts exactly what fits', async () => {
    const twenty = await test.bettor('Twenty01', 1000_00n);
    const { api } = twenty;
    await api.setPlayLimit(stakes('day', '95'));
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        api.placeBet(single('10', others[index % others.length]), test.once()),
      ),
    );
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
    );
    expect(refused).toEqual(Array.from({ length: 11 }, () => 'stakeLimitReached'));
    expect(await twenty.wallet()).toBe('910.00');
    const { limits } = await api.getPlayProtection({});
    expect(limits.find(({ kind, period }) => kind === 'stake' && period === 'day')).toMatchObject({
      used: '90.00',
      remaining: '5.00',
    });
  });

  it('counts what was staked before it was set, and the refusal names limit and renewal', async () => {
    const { api } = await test.bettor('Before01', 500_00n);
    await api.placeBet(single('60'), test.once());
    await api.setPlayLimit(stakes('week', '100'));
    await api.placeBet(single('40'), test.once());
    await expect(api.placeBet(single('10'), test.once())).rejects.toMatchObject({
      error: 'stakeLimitReached',
      message: expect.stringMatching(/每周投注限额.*¥0\.00.*2026\/08\/17 00:00/) as string,
      data: { kind: 'stake', period: 'week', remaining: '0.00', renewsAt: '2026-08-16T16:00:00.000Z' },
    });
  });

  it('spares members without one, whose bets are in the same batch', async () => {
    const limited = await test.bettor('Limited1', 100_00n);
    await limited.api.setPlayLimit(stakes('day', '10'));
    const free = await Promise.all(
      ['Free0001', 'Free0002', 'Free0003'].map((name) => test.bettor(name, 100_00n)),
    );
    const answers = await Promise.allSettled(
      [limited, ...free, limited, limited].map(({ api }) => api.placeBet(single('10'), test.once())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const member of free) expect(await member.wallet()).toBe('90.00');
  });
});

it('takes no bet of a member who began a time-out, whatever ran at once', async () => {
  const { api } = await test.bettor('PauseNow', 500_00n);
  const bets = Array.from({ length: 8 }, () => api.placeBet(single('10'), test.once()));
  const [, ...answers] = await Promise.allSettled([api.startTimeOut({ hours: 24 }), ...bets]);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'timeOutActive' });
  await expect(api.placeBet(single('10'), test.once())).rejects.toMatchObject({ error: 'timeOutActive' });
});

describe('an own loss limit', () => {
  it('counts open stakes as lost and returns as won back', async () => {
    const { api } = await test.bettor('Losses01', 500_00n);
    await api.setPlayLimit({ kind: 'loss', period: 'day', limit: '100' });
    await api.placeBet(single('100', others[2]), test.once());
    await expect(api.placeBet(single('10'), test.once())).rejects.toMatchObject({
      error: 'lossLimitReached',
    });

    await test.imports([match('Cedar', 'Cedar Rovers', { status: 'cancelled' })]);
    await test.settle();
    const { today, limits } = await api.getPlayProtection({});
    expect(today).toMatchObject({ staked: '100.00', returned: '100.00', net: '0.00' });
    expect(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
      used: '0.00',
      remaining: '100.00',
    });
    const fresh = await test.leg(await test.fixtureOf('Birch'), 'ft_1x2/home');
    await expect(api.placeBet(single('10', fresh), test.once())).resolves.toMatchObject({
      status: 'accepted',
    });
  });
});

describe('the reality check', () => {
  let fixtureId: string;
  beforeAll(async () => {
    await test.imports([match('Alder', 'Birch')]);
    fixtureId = await test.fixtureOf('Alder');
  });

  it('refuses a bet while the reality check waits, with nothing taken, and takes the same press after the answer', async () => {
    const member = await test.bettor('LooksBeforeBet', 500_00n);
    await member.api.setRealityCheck({ minutes: 15 });
    const slip = {
      currency: 'CNY' as const,
      unitStake: '100.00',
      sizes: [1],
      legs: [await test.leg(fixtureId, 'ft_1x2/home')],
      pricePolicy: 'none' as const,
    };
    // The first bet starts the login's clock: this page never asked.
    const first = test.once();
    const placed = await member.api.placeBet(slip, first);
    test.clock.advance({ minutes: 15 });
    const press = test.once();
    await expect(member.api.placeBet(slip, press)).rejects.toMatchObject({
      error: 'realityCheckDue',
      message: expect.stringContaining('15'),
    });
    expect(await member.wallet()).toBe('400.00');
    // What was booked before keeps its answer while the check waits.
    expect(await member.api.placeBet(slip, first)).toEqual(placed);

    await member.api.answerRealityCheck({ answer: 'goOn' });
    expect(await member.api.placeBet(slip, press)).toMatchObject({ status: 'accepted' });
    expect(await member.wallet()).toBe('300.00');
  });
});
