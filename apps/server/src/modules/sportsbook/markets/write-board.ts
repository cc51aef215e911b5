import { marketKey, type PricedMarket } from '@fairway/betting';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { FixtureRow, MarketRow } from '../tables.ts';
import { selectMarkets, upsertMarkets, type MarketTarget } from './markets-store.ts';
import { mayOpen } from './may-open.ts';
import { publishOdds } from './publish-odds.ts';

/**
 * Brings a fixture's markets to a freshly priced board and notifies the screens of what changed. A market that opens
 * again gets a new base version, so that no bet on what was seen before the suspension is taken. Lines that are no
 * longer offered close. The caller holds the fixture's row. Answers how many markets changed.
 */
export async function writeBoard(
  tx: Tx,
  app: Platform,
  fixture: FixtureRow,
  board: readonly PricedMarket[],
): Promise<number> {
  const at = app.clock.now();
  const existing = new Map((await selectMarkets(tx, [fixture.id])).map((row) => [row.market, row]));
  const open = mayOpen(fixture, at);
  const targets: MarketTarget[] = [];
  const offered = new Set<string>();
  for (const priced of board) {
    const key = marketKey(priced);
    offered.add(key);
    const target = targetOf(priced, key, existing.get(key), open);
    if (target) targets.push(target);
  }
  for (const row of existing.values()) {
    if (row.status === 'closed' || offered.has(row.market)) continue;
    targets.push({ ...asTarget(row), status: 'closed', version: row.version + 1 });
  }
  await upsertMarkets(tx, fixture.id, targets, at);
  // A board that is new altogether has no listener yet.
  if (existing.size > 0) await publishOdds(tx, app, fixture.id, targets);
  return targets.length;
}

/** The row of a priced market; undefined where nothing changes. */
function targetOf(
  priced: PricedMarket,
  key: string,
  row: MarketRow | undefined,
  fixtureOpen: boolean,
): MarketTarget | undefined {
  const status = fixtureOpen && !row?.suspended_by ? 'open' : 'suspended';
  const prices = Object.fromEntries(
    priced.selections.map(({ selection, price }) => [selection, price === null ? null : Number(price)]),
  );
  const fresh = {
    market: key,
    code: priced.market,
    line: priced.line,
    main: priced.main,
    status,
    prices,
  } as const;
  if (!row) return { ...fresh, version: 1, base_version: 1 };
  const same =
    row.status === status &&
    row.main === priced.main &&
    JSON.stringify(row.prices) === JSON.stringify(prices);
  if (same) return undefined;
  const version = row.version + 1;
  const reopened = status === 'open' && row.status !== 'open';
  return { ...fresh, version, base_version: reopened ? version : row.base_version };
}

function asTarget(row: MarketRow): MarketTarget {
  const { market, code, line, main, status, prices, version, base_version } = row;
  return { market, code, line, main, status, prices, version, base_version };
}
