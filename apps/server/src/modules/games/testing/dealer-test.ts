import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import {
  dealsOfShoe,
  drawAtTable,
  gameOfTable,
  randomnessOf,
  resultOfCards,
  sharedStream,
  shoeCards,
  type DealerResult,
  type PlacedCard,
} from '@fairway/fair-games';
import { sql } from 'kysely';
import { secretLink } from '../chains/secret-link.ts';
import { conductTables } from '../dealer/conduct/conduct-tables.ts';
import { selectPresentDeal } from '../dealer/deals-store.ts';
import { selectShoe } from '../dealer/shoes-store.ts';
import type { DealRow, ShoeRow } from '../dealer/tables.ts';
import { hashing } from '../rules/hashing.ts';
import { beaconEnv } from './crash-test.ts';
import { createGamesTest, type GamesTest } from './games-test.ts';

export interface ShoeDeal {
  readonly cards: readonly PlacedCard[];
  readonly result: DealerResult;
}

/** The product with tables whose results a test chooses: nothing conducts but what it calls. */
export interface DealerTest extends GamesTest {
  deal(table: DealerTableCode): Promise<DealRow>;
  shoe(table: DealerTableCode): Promise<ShoeRow>;
  /** Looks until nothing more is due at this instant. */
  conduct(): Promise<void>;
  /** Has a deal of a table named and its betting opened; of a new shoe with one whose deals fit. Its number. */
  open(table: DealerTableCode, fits?: (deals: readonly ShoeDeal[]) => boolean): Promise<number>;
  /** Lets the betting of a table pass. */
  shut(table: DealerTableCode): Promise<void>;
  /** Deals what is closed, a card a second, until it is paid. */
  finish(table: DealerTableCode): Promise<DealRow>;
  /** Brings the round of a wheel or of dice that gives a result which fits. */
  bring(table: DealerTableCode, fits?: (result: DealerResult) => boolean): Promise<DealerResult>;
  /** And has the deal paid. */
  draw(table: DealerTableCode, fits?: (result: DealerResult) => boolean): Promise<DealerResult>;
}

interface Named {
  readonly code: DealerTableCode;
  readonly chain: number;
  readonly index: number;
  readonly beacon: { readonly chain: string; readonly round: string };
  readonly issue: string;
}

export async function createDealerTest(start?: string): Promise<DealerTest> {
  const test = await createGamesTest(start, beaconEnv());
  const { app, clock } = test;
  let tries = 0;
  const deal = async (table: DealerTableCode) => {
    const row = await selectPresentDeal(app.db, table);
    if (!row) throw new Error(`no deal of ${table}`);
    return row;
  };
  const shoe = async (table: DealerTableCode) => {
    const row = await selectShoe(app.db, table);
    if (!row) throw new Error(`no shoe of ${table}`);
    return row;
  };
  const conduct = async () => {
    for (let looks = 0; looks < 5; looks += 1) await conductTables(app);
  };
  /** Any signature that the rows take gives randomness of its own: one that fits. */
  const bring = async <T>(
    { code, chain, index, beacon, issue }: Named,
    make: (draw: Parameters<typeof sharedStream>[1]) => T,
    fits: (made: T) => boolean,
  ) => {
    const link = await secretLink(app.db, app, code, { chain, index });
    for (;;) {
      tries += 1;
      const signature = hashing
        .sha256(Buffer.from(`table ${tries}`))
        .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
        .padEnd(96, '0');
      const randomness = randomnessOf(hashing, signature);
      const made = make({ link, randomness, code, issue });
      if (!fits(made)) continue;
      await sql`
        insert into beacon_rounds (chain, round, signature, randomness, verified_at)
        values (${beacon.chain}, ${beacon.round}::bigint, ${signature}, ${randomness}, ${clock.now()})
        on conflict do nothing`.execute(app.db);
      return made;
    }
  };
  const openShoe = async (table: DealerTableCode, fits: (deals: readonly ShoeDeal[]) => boolean) => {
    const game = gameOfTable(table);
    if (game !== 'baccarat' && game !== 'dragonTiger') return;
    const row = await shoe(table);
    if (row.opened_at) return;
    clock.set(row.beacon_at);
    const named = {
      code: table,
      chain: row.chain,
      index: row.link_index,
      beacon: { chain: row.beacon_chain, round: row.beacon_round },
      issue: String(row.number),
    };
    await bring(
      named,
      (draw) =>
        dealsOfShoe(game, shoeCards(hashing, draw)).map((cards) => ({
          cards,
          result: resultOfCards(game, cards),
        })),
      fits,
    );
    await conduct();
  };
  const bringDraw = async (table: DealerTableCode, fits: (result: DealerResult) => boolean = () => true) => {
    const row = await deal(table);
    const game = gameOfTable(table);
    if (game !== 'roulette' && game !== 'sicbo') throw new Error(`${table} draws nothing`);
    const { chain, link_index: index, beacon_chain: beaconChain, beacon_round: round, beacon_at: at } = row;
    if (chain === null || index === null || beaconChain === null || round === null || at === null)
      throw new Error(`${table} has no draw`);
    clock.set(at);
    const named = {
      code: table,
      chain,
      index,
      beacon: { chain: beaconChain, round },
      issue: String(row.number),
    };
    return bring(named, (draw) => drawAtTable(game, sharedStream(hashing, draw)), fits);
  };
  return {
    ...test,
    deal,
    shoe,
    conduct,
    async open(table, fits = () => true) {
      // The pause after the deal before.
      clock.advance({ seconds: 5 });
      await test.visitor.getDealerTable({ table });
      await conduct();
      await openShoe(table, fits);
      const row = await deal(table);
      clock.set(row.opens_at);
      return row.number;
    },
    async shut(table) {
      clock.set((await deal(table)).closes_at);
      await conduct();
    },
    async finish(table) {
      for (let seconds = 0; seconds < 10; seconds += 1) {
        const row = await deal(table);
        if (row.settled_at) return row;
        clock.advance({ seconds: 1 });
        await conduct();
      }
      throw new Error(`the deal of ${table} goes on`);
    },
    bring: bringDraw,
    async draw(table, fits) {
      const result = await bringDraw(table, fits);
      await conduct();
      return result;
    },
  };
}
