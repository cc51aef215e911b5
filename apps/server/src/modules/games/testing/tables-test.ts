import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { cardNamed, randomnessOf, sharedStream, shuffledDeck, type Card } from '@fairway/fair-games';
import { sql } from 'kysely';
import type { z } from 'zod';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import { conductHand } from '../tables/conduct/conduct-hand.ts';
import { selectPresentHand } from '../tables/hands/hands-store.ts';
import { tableGame } from '../tables/kinds/game-hand.ts';
import type { HandRow } from '../tables/rows.ts';
import { beaconEnv } from './crash-test.ts';
import { createGamesTest, type GamesTest, type Player } from './games-test.ts';

type Given = Omit<z.input<(typeof memberTableSchemas)['actAtTable']['input']>, 'table' | 'hand' | 'acts'>;
type Act = 'fold' | 'check' | 'call' | { readonly raise: string } | Given;

/** The product with tables between members whose packs a test chooses: nothing conducts but what it calls. */
export interface TablesTest extends GamesTest {
  hand(table: MemberTableCode): Promise<HandRow>;
  /** Looks until nothing more is due at this instant. */
  conduct(table: MemberTableCode): Promise<void>;
  /** Seats players with a buy-in each. */
  seat(table: MemberTableCode, amount: string, ...players: readonly Player[]): Promise<void>;
  /** Has the next hand named and dealt, from a pack that fits. */
  deal(table: MemberTableCode, fits?: (pack: readonly Card[]) => boolean): Promise<void>;
  /** The player whose turn it is. */
  next(table: MemberTableCode, players: readonly Player[]): Promise<Player>;
  act(table: MemberTableCode, player: Player, act: Act): Promise<void>;
  /** Checks or calls for each player in turn until the hand is over. */
  checkDown(table: MemberTableCode, players: readonly Player[]): Promise<void>;
}

/** Whether a pack begins with these cards, from the left of the button; `??` is any. */
export function beginsWith(names: string): (pack: readonly Card[]) => boolean {
  const wanted = names.split(' ').map(cardNamed);
  return (pack) => wanted.every((card, place) => card === undefined || card === pack[place]);
}

/** The hand, or the options, of a table of hold'em. */
export function ofHoldem<Part extends { readonly game: string }>(
  part: Part | null | undefined,
): Extract<Part, { game: 'holdem' }> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table says which game it is
  return part?.game === 'holdem' ? (part as Extract<Part, { game: 'holdem' }>) : undefined;
}

function givenBy(what: Act): Given {
  if (typeof what === 'string') return { act: what };
  return 'raise' in what ? { act: 'raise', to: what.raise } : what;
}

export async function createTablesTest(start?: string): Promise<TablesTest> {
  const test = await createGamesTest(start, beaconEnv());
  const { app, clock, once } = test;
  let tries = 0;
  const hand = async (table: MemberTableCode) => {
    const row = await selectPresentHand(app.db, table);
    if (!row) throw new Error(`no hand at ${table}`);
    return row;
  };
  const conduct = async (table: MemberTableCode) => {
    for (let looks = 0; looks < 4; looks += 1) await conductHand(app, table);
  };
  const bring = async (row: HandRow, fits: (pack: readonly Card[]) => boolean) => {
    const link = await secretLink(app.db, app, row.chain_code, { chain: row.chain, index: row.link_index });
    for (;;) {
      tries += 1;
      const signature = hashing
        .sha256(Buffer.from(`hand ${tries}`))
        .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
        .padEnd(96, '0');
      const randomness = randomnessOf(hashing, signature);
      const draw = { link, randomness, code: row.chain_code, issue: row.id };
      if (!fits(shuffledDeck(sharedStream(hashing, draw), tableGame(row.chain_code).pack))) continue;
      await sql`
        insert into beacon_rounds (chain, round, signature, randomness, verified_at)
        values (${row.beacon_chain}, ${row.beacon_round}::bigint, ${signature}, ${randomness}, ${clock.now()})
        on conflict do nothing`.execute(app.db);
      return;
    }
  };
  const act = async (table: MemberTableCode, player: Player, what: Act) => {
    const { hand: shown } = await player.api.getTable({ table });
    if (!shown) throw new Error('no hand');
    await player.api.actAtTable({ table, hand: shown.number, acts: shown.acts, ...givenBy(what) }, once());
  };
  const next = async (table: MemberTableCode, players: readonly Player[]) => {
    for (const player of players) if ((await player.api.getTable({ table })).own?.options) return player;
    throw new Error('nobody is to act');
  };
  return {
    ...test,
    hand,
    conduct,
    act,
    next,
    async seat(table, amount, ...players) {
      for (const { api } of players) await api.takeSeat({ table, amount }, once());
    },
    async deal(table, fits = () => true) {
      clock.advance({ seconds: 5 });
      await conduct(table);
      const row = await hand(table);
      clock.set(row.beacon_at);
      await bring(row, fits);
      await conduct(table);
    },
    async checkDown(table, players) {
      for (;;) {
        const row = await hand(table);
        if (row.ended_at) return;
        const player = await next(table, players);
        const { own } = await player.api.getTable({ table });
        await act(table, player, ofHoldem(own?.options)?.call === '0.00' ? 'check' : 'call');
      }
    },
  };
}
