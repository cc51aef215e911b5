import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTablesTest, ofHoldem, type TablesTest } from '../testing/tables-test.ts';
import type { TestOperator } from '../../../testing/test-app.ts';
import type { Player } from '../testing/games-test.ts';
import { secretPackOf } from './secret-pack.ts';

const table = 'holdem1';
let test: TablesTest;
let trader: TestOperator['api'];
const players: Player[] = [];
beforeAll(async () => {
  test = await createTablesTest();
  ({ api: trader } = await test.operator('trader'));
  for (const name of ['HideOne', 'HideTwo', 'HideThree']) players.push(await test.player(name, 500_00n));
});
afterAll(() => test.end());

interface Pushed {
  readonly topic: string;
  readonly payload: unknown;
}

/** Everything that the broker was given, in its order. */
async function pushed(): Promise<Pushed[]> {
  const { rows } = await sql<{ payload: Pushed }>`
    select payload from platform_outbox where kind = 'push' order by id`.execute(test.app.db);
  return rows.map(({ payload }) => payload);
}

it('shows a card to nobody but its seat before it lies open: in no message, answer, kept answer or log line', async () => {
  const written: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string | Uint8Array, ...rest: []) => {
    written.push(String(text));
    return write(text, ...rest);
  }) as typeof process.stdout.write;
  try {
    await test.seat(table, '100.00', ...players);
    for (let round = 0; round < 4; round += 1) await playHand(round);
  } finally {
    process.stdout.write = write;
  }
  const secrets = await sql<{ text: string }>`
    select answer::text as text from platform_operations where answer is not null`.execute(test.app.db);
  const ended = JSON.stringify(await trader.listEndedHands({ table }));
  const kept = secrets.rows.map(({ text }) => text);
  for (const salt of neverShown) {
    expect(kept.some((text) => text.includes(salt))).toBe(false);
    expect(written.some((text) => text.includes(salt))).toBe(false);
    expect(ended).not.toContain(salt);
  }
  expect(neverShown.size).toBeGreaterThan(150);
});

it('shows operators who sits where, hands that ended with every act, and the rake of the day', async () => {
  const watched = (await trader.listWatchedTables({})).tables.find(({ summary }) => summary.table === table);
  expect(new Map(watched?.seats.map(({ memberId, state }) => [memberId, state]))).toEqual(
    new Map(players.map(({ id }) => [id, 'seated'])),
  );
  const { hands, next } = await trader.listEndedHands({ table });
  expect(hands.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(next).toBeNull();
  const fen = (amount: string) => BigInt(amount.replace('.', ''));
  const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + fen(amount), 0n);
  for (const { seats, rake, replay, open } of hands) {
    // What came back with the rake is what was paid in.
    expect(sum(seats.map(({ returned }) => returned)) + fen(rake)).toBe(sum(seats.map(({ paid }) => paid)));
    expect(replay.acts).toHaveLength(open.acts);
  }
  expect(watched?.day).toEqual({ hands: 4, rake: expect.any(String) });
  expect(fen(watched?.day.rake ?? '')).toBe(sum(hands.map(({ rake }) => rake)));
  expect((await trader.listEndedHands({ table, cursor: '3' })).hands.map(({ number }) => number)).toEqual([
    2, 1,
  ]);
  await expect(trader.listEndedHands({ table, cursor: 'x' })).rejects.toMatchObject({
    error: 'inputInvalid',
  });
});

/** Salts of cards that never lay open. */
const neverShown = new Set<string>();

async function playHand(round: number): Promise<void> {
  const before = (await pushed()).length;
  await test.deal(table);
  const row = await test.hand(table);
  const pack = await secretPackOf(test.app, test.app.db, row);
  const places = new Map<string, number[]>();
  for (const player of players) {
    const { own } = await player.api.getTable({ table });
    places.set(player.id, own?.cards.map(({ place }) => place) ?? []);
  }
  const saltAt = (place: number) => pack.salted.cards[place]?.salt ?? '?';
  while (!(await test.hand(table)).ended_at) {
    await lookAround();
    const player = await test.next(table, players);
    const { own } = await player.api.getTable({ table });
    const free = ofHoldem(own?.options)?.call === '0.00';
    // In every other round one folds before the flop.
    if (round % 2 === 1 && !free && player === players[round % 3]) await test.act(table, player, 'fold');
    else await test.act(table, player, free ? 'check' : 'call');
  }
  const hand = ofHoldem((await test.visitor.getTable({ table })).hand);
  const open = new Set(
    [...(hand?.board ?? []), ...(hand?.seats.flatMap(({ cards }) => cards) ?? [])].map(({ place }) => place),
  );
  const messages = (await pushed()).slice(before);
  for (let place = 0; place < 52; place += 1) {
    if (open.has(place)) continue;
    neverShown.add(saltAt(place));
    const whose = [...places].find(([, own]) => own.includes(place))?.[0];
    for (const { topic, payload } of messages)
      if (topic !== `member/${whose}/games`) expect(JSON.stringify(payload)).not.toContain(saltAt(place));
  }
  // What lies open only at the end is in no message before it.
  const hands = messages.flatMap(({ topic, payload }) =>
    topic === `tables/${table}` ? [JSON.stringify(payload)] : [],
  );
  const own = [...places.values()].flat();
  for (const text of hands.slice(0, -1)) for (const place of own) expect(text).not.toContain(saltAt(place));

  /** What each of them, and a visitor, is answered in the middle of the hand. */
  async function lookAround(): Promise<void> {
    const shown = ofHoldem((await test.visitor.getTable({ table })).hand);
    const lying = new Set(shown?.board.map(({ place }) => place));
    for (const asking of [...players, undefined]) {
      const answer = JSON.stringify(await (asking?.api ?? test.visitor).getTable({ table }));
      const mine = asking ? (places.get(asking.id) ?? []) : [];
      for (let place = 0; place < 52; place += 1)
        if (!lying.has(place) && !mine.includes(place)) expect(answer).not.toContain(saltAt(place));
    }
    if (round > 0) return;
    const watched = JSON.stringify(await trader.listWatchedTables({}));
    const seen = pack.salted.cards.filter(({ salt }) => watched.includes(salt)).map(({ place }) => place);
    expect(seen).toEqual([...lying].toSorted((one, other) => one - other));
  }
}
