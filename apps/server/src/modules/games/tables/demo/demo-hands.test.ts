import { memberTableGames } from '@fairway/contract/tables/codes.ts';
import type { OwnSeat, TableView } from '@fairway/contract/tables/schemas.ts';
import { contradicts, verify } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal } from '#platform/crypto/seal.ts';
import { hashing } from '../../rules/hashing.ts';
import { replayed } from '../../testing/replayed.ts';
import { createTablesTest, type TablesTest } from '../../testing/tables-test.ts';
import { botAct } from './bots/bot-act.ts';
import { readDemo } from './demo-hand.ts';
import { demoSeat } from './demo-tables.ts';
import { openDemo, sealDemo } from './demo-token.ts';
import { showDemo } from './show-demo.ts';

let test: TablesTest;
beforeAll(async () => {
  test = await createTablesTest();
});
afterAll(() => test.end());

type Answer = Awaited<ReturnType<TablesTest['visitor']['startDemoHand']>>;
const last = ({ views }: Answer): TableView => {
  const view = views.at(-1);
  if (!view) throw new Error('nothing is shown');
  return view;
};
const minor = (amount: string) => BigInt(amount.replace('.', ''));
const chipsOf = ({ seats }: TableView) => seats.reduce((sum, { stack }) => sum + minor(stack), 0n);

/** The least that may be done, so that a hand of any game comes to its end. */
function simpleAct(options: OwnSeat['options'] | undefined) {
  if (options?.game === 'holdem')
    return { act: /[1-9]/.test(options.call) ? ('call' as const) : ('check' as const) };
  if (options?.game === 'niuniu') return { act: options.act, times: options.times[0] ?? 0 };
  if (options?.act === 'bid') return { act: 'bid' as const, points: options.points.at(-1) ?? 0 };
  // Passes, and leads with the lowest card: what an absent seat does.
  return {};
}

async function playOut(begun: Answer): Promise<Answer[]> {
  const answers = [begun];
  for (let now = begun; now.played === null; answers.push(now))
    now = await test.visitor.actInDemoHand({ token: now.token, ...simpleAct(last(now).own?.options) });
  return answers;
}

/** Cards that everybody may see, by their places in the pack. */
function openPlaces({ hand }: TableView): number[] {
  const shown =
    hand?.game === 'holdem'
      ? hand.board
      : hand?.game === 'doudizhu'
        ? [...hand.bottom, ...hand.seats.flatMap(({ played }) => played)]
        : [];
  return shown.map(({ place }) => place);
}

describe.each(memberTableGames)('a demo table of %s', (game) => {
  it('plays a hand against marked bots to its end, shows no card before it lies open, and replays from what its end reveals', async () => {
    const begun = await test.visitor.startDemoHand({ game });
    const first = begun.views[0];
    if (!first) throw new Error('nothing is shown');
    expect(first.seats.map(({ isBot }) => isBot)).toEqual(first.seats.map(({ seat }) => seat !== demoSeat));
    const answers = await playOut(begun);
    const { pack, demo } = readDemo(openDemo(test.app, begun.token));
    for (const view of answers.flatMap(({ views }) => views)) {
      expect(view.hand?.proof.root).toBe(pack.salted.root);
      if (view.hand?.state !== 'playing') continue;
      const seen = new Set([...openPlaces(view), ...(view.own?.cards ?? []).map(({ place }) => place)]);
      const text = JSON.stringify(view);
      // A salt names its card without a doubt.
      for (const { place, salt } of pack.salted.cards) expect(text.includes(salt)).toBe(seen.has(place));
    }
    for (const answer of answers.slice(0, -1)) expect(JSON.stringify(answer)).not.toContain(demo.link);
    const end = answers.at(-1);
    const over = end && last(end);
    if (!end?.played || !over?.hand) throw new Error('the hand is not over');
    // What was won, lost and kept adds up to the chips that were brought.
    expect(chipsOf(over) + minor(over.hand.rake ?? '')).toBe(
      end.played.replay.seats.reduce((sum, { stack }) => sum + minor(stack), 0n),
    );
    expect(end.played.link).toBe(demo.link);
    expect(replayed(end.played).agrees).toEqual({ root: true, rake: true });
    for (const { path, ...card } of end.played.cards) {
      const question = { kind: 'hand', game, card, path, root: first.hand?.proof.root };
      expect(contradicts(verify(hashing, question))).toBe(false);
    }
    const next = await test.visitor.startDemoHand({ game, token: end.token });
    expect(next.views[0]?.hand).toMatchObject({ number: 2, button: 2 });
  });

  it('shows a bot what a member in its seat would see, and no more', async () => {
    const begun = await test.visitor.startDemoHand({ game });
    const read = readDemo(openDemo(test.app, begun.token));
    const view = showDemo(read, 2, { now: test.clock.now(), language: 'en' });
    expect(view.own?.cards.map(({ place }) => place)).toEqual([...read.hand.ownPlaces(2)]);
    const text = JSON.stringify(view);
    expect(text).not.toContain(begun.token);
    for (const place of read.hand.ownPlaces(demoSeat))
      expect(text).not.toContain(read.pack.salted.cards[place]?.salt);
  });
});

it('refuses a changed, foreign or old token by name, in the language of who asks', async () => {
  const { visitor, app, clock } = test;
  const { token } = await visitor.startDemoHand({ game: 'holdem' });
  const gone = { error: 'demoHandGone', code: 314_075 };
  const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`;
  const foreign = seal(app.config.secrets.server, 'another purpose', '{}').toString('base64url');
  const other = sealDemo(
    { config: { ...app.config, secrets: { ...app.config.secrets, server: 'another house' } } },
    openDemo(app, token),
  );
  for (const bad of [changed, foreign, other, 'x', '试玩']) {
    await expect(visitor.actInDemoHand({ token: bad, act: 'fold' })).rejects.toMatchObject(gone);
    await expect(visitor.startDemoHand({ game: 'holdem', token: bad })).rejects.toMatchObject(gone);
  }
  await expect(visitor.actInDemoHand({ token: '', act: 'fold' })).rejects.toMatchObject({
    error: 'inputInvalid',
  });
  clock.advance({ hours: 25 });
  await expect(visitor.actInDemoHand({ token, act: 'fold' })).rejects.toMatchObject(gone);
});

it('refuses an act against the rules, of another game, and after the end; without one the seat does what an absent one does', async () => {
  const { visitor } = test;
  const { token } = await visitor.startDemoHand({ game: 'holdem' });
  for (const [given, error] of [
    [{ act: 'bid', times: 1 }, 'tableActRefused'],
    [{ act: 'raise', to: '1.001' }, 'amountScale'],
    [{ act: 'raise', to: '99999.00' }, 'tableActRefused'],
    [{ act: 'raise' }, 'tableActRefused'],
  ] as const)
    await expect(visitor.actInDemoHand({ token, ...given })).rejects.toMatchObject({ error });
  const { token: niuniu } = await visitor.startDemoHand({ game: 'niuniu' });
  const bid = await visitor.actInDemoHand({ token: niuniu });
  const betOrOver = await visitor.actInDemoHand(bid.played ? { token: niuniu } : { token: bid.token });
  expect(betOrOver.played?.replay.acts.find(({ seat }) => seat === demoSeat)).toMatchObject({
    act: 'bid',
    times: 0,
  });
  await expect(visitor.actInDemoHand({ token: betOrOver.token, act: 'bet', times: 1 })).rejects.toMatchObject(
    {
      error: 'handMoved',
    },
  );
});

it('leaves nothing behind: no hand, no seat, no line of the ledger', async () => {
  const count = async () => {
    const { rows } = await sql<{ rows: string }>`
      select ((select count(*) from games_hands) + (select count(*) from games_seats)
        + (select count(*) from ledger_moves) + (select count(*) from platform_outbox))::text as rows`.execute(
      test.app.db,
    );
    return rows[0]?.rows;
  };
  const before = await count();
  await playOut(await test.visitor.startDemoHand({ game: 'niuniu' }));
  expect(await count()).toBe(before);
});

describe('a bot', () => {
  /** What a bot in the second seat sees of a fresh hand in which it was dealt these cards. */
  const acting = async (
    game: 'holdem' | 'niuniu' | 'doudizhu',
    names: string,
    options: OwnSeat['options'],
  ) => {
    const [view] = (await test.visitor.startDemoHand({ game })).views;
    if (!view) throw new Error('nothing is shown');
    const cards = names.split(' ').map((card, place) => ({ card, place, salt: '', path: [] }));
    return botAct({ ...view, own: view.own && { ...view.own, seat: 2, cards, options } });
  };

  it('chooses by its own cards: folds weak ones to a price and raises a pair of aces', async () => {
    const options = { game: 'holdem', call: '20.00', raise: { least: '40.00', most: '240.00' } } as const;
    expect(await acting('holdem', '2C 7D', options)).toEqual({ act: 'fold' });
    expect(await acting('holdem', 'AS AH', options)).toEqual({ act: 'raise', to: '4000' });
    expect(await acting('holdem', '2C 7D', { ...options, call: '0.00' })).toEqual({ act: 'check' });
  });

  it('bids much for four cards that will be a bull, and nothing for four that hardly can', async () => {
    const options = { game: 'niuniu', act: 'bid', times: [0, 1, 2, 3, 4] } as const;
    expect(await acting('niuniu', 'KS QH JD TC', { ...options, times: [...options.times] })).toEqual({
      act: 'bid',
      times: 4,
    });
    expect(await acting('niuniu', '5S 6S 7S 6C', { ...options, times: [...options.times] })).toEqual({
      act: 'bid',
      times: 0,
    });
  });

  it('bids three for both jokers and the twos, and nothing without a high card', async () => {
    const options = { game: 'doudizhu', act: 'bid' } as const;
    const low = '3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H TS TH JS';
    const high = low.replace('3S 3H 4S 4H', 'BJ RJ 2S 2H').replace('5S', '2D');
    expect(await acting('doudizhu', low, { ...options, points: [0, 1, 2, 3] })).toEqual({
      act: 'bid',
      points: 0,
    });
    expect(await acting('doudizhu', high, { ...options, points: [0, 1, 2, 3] })).toEqual({
      act: 'bid',
      points: 3,
    });
  });
});
