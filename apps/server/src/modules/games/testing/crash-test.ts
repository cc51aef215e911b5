import { crashPoint, randomnessOf } from '@fairway/fair-games';
import { roundAt } from '#modules/beacon';
import { sql } from 'kysely';
import { createTestChain } from '../../beacon/testing/test-chain.ts';
import { secretLink } from '../chains/secret-link.ts';
import { hashing } from '../rules/hashing.ts';
import { conductOnce } from '../rocket/conduct/conduct-once.ts';
import { selectPresentFlight } from '../rocket/flights-store.ts';
import type { ProvenFlightRow } from '../rocket/tables.ts';
import { createGamesTest, type GamesTest } from './games-test.ts';

/** The product with flights whose points a test chooses: nothing conducts but what it calls. */
export interface CrashTest extends GamesTest {
  /** The present flight's row. */
  flight(): Promise<ProvenFlightRow>;
  /** Has the next flight prepared and its betting opened; its number. */
  open(): Promise<number>;
  /** Closes betting and lets a flight begin that ends at a point which fits, in hundredths. */
  start(fits?: (point: number) => boolean): Promise<number>;
  /** Lets so many milliseconds of the flight pass. */
  fly(milliseconds: number): void;
  /** Looks until nothing more is due at this instant. */
  conduct(): Promise<void>;
  /** A flight from its betting, which is open, to its end. */
  land(): Promise<void>;
}

const genesis = '2026-01-01T00:00:00.000Z';

/** What a process needs to know of the test's beacon; no relay is asked. */
export function beaconEnv(): Record<string, string> {
  const { hash, publicKey, period } = createTestChain(genesis);
  return {
    BEACON_URL: 'http://127.0.0.1:9',
    BEACON_CHAIN: hash,
    BEACON_PUBLIC_KEY: publicKey,
    BEACON_GENESIS: String(Date.parse(genesis) / 1000),
    BEACON_PERIOD: String(period / 1000),
  };
}

export async function createCrashTest(start?: string): Promise<CrashTest> {
  const test = await createGamesTest(start, beaconEnv());
  const { app, clock } = test;
  let tries = 0;
  const flight = async () => {
    const row = await selectPresentFlight(app.db);
    if (!row) throw new Error('no flight');
    return row;
  };
  const conduct = async () => {
    for (let looks = 0; looks < 4; looks += 1) await conductOnce(app);
  };
  /** Any signature that the rows take gives randomness of its own: one whose point fits. */
  const draw = async (row: ProvenFlightRow, fits: (point: number) => boolean) => {
    const link = await secretLink(app.db, app, 'rocket', { chain: row.chain, index: row.link_index });
    for (;;) {
      tries += 1;
      const signature = hashing
        .sha256(Buffer.from(`signature ${tries}`))
        .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
        .padEnd(96, '0');
      const randomness = randomnessOf(hashing, signature);
      const point = crashPoint(hashing, link, randomness);
      if (!fits(point)) continue;
      await sql`
        insert into beacon_rounds (chain, round, signature, randomness, verified_at)
        values (${row.beacon_chain}, ${row.beacon_round}::bigint, ${signature}, ${randomness}, ${clock.now()})`.execute(
        app.db,
      );
      return point;
    }
  };
  return {
    ...test,
    flight,
    conduct,
    async open() {
      // The pause after the flight before.
      clock.advance({ seconds: 3 });
      await test.visitor.getCrash({});
      await conduct();
      const row = await flight();
      clock.set(row.opens_at);
      return Number(row.number);
    },
    async start(fits = () => true) {
      const row = await flight();
      clock.set(roundAt(app, row.beacon_at).at);
      const point = await draw(row, fits);
      await conductOnce(app);
      return point;
    },
    fly(milliseconds) {
      clock.advance({ milliseconds });
    },
    async land() {
      clock.advance({ seconds: 400 });
      await conduct();
    },
  };
}
