import { parseSelectionKey } from '@fairway/betting';
import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/schemas.ts';
import { cny, formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectExposures, type ExposureRow } from '../bets/exposure-store.ts';
import { selectOpenExposures, sumOpenExposures } from './liability-store.ts';
import { presentTraded, type TradedFixture } from './present-traded.ts';

const pageSize = 20;

/**
 * What the house may lose on matches that are not decided, the greatest first: by match, market and outcome, each with the limit that
 * it counts against; CNY, USDT at the rate of the exposure. A page by key.
 */
export const listLiability: Operation<
  (typeof sportsbookOperatorEndpoints)['listLiability'],
  (typeof sportsbookOperatorSchemas)['listLiability']
> = async (app, _call, input) => {
  const rows = await selectOpenExposures(app.db, {
    before: readCursor(input.cursor),
    limit: pageSize + 1,
  });

  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const [fixtures, exposures, totals] = [
    new Map((await presentTraded(app, page)).map((fixture) => [fixture.id, fixture])),
    Map.groupBy(await selectExposures(app.db, ids), ({ fixture_id: id }) => id),
    await sumOpenExposures(app.db),
  ];

  const last = page.at(-1);
  return {
    totals: { fixtures: totals.fixtures, stakes: fen(totals.stakes), liability: fen(totals.liability) },
    fixtures: page.flatMap((row) => {
      const fixture = fixtures.get(String(row.id));
      return fixture ? [presentLiability(fixture, row, exposures.get(row.id) ?? [])] : [];
    }),
    next: rows.length > page.length && last ? `${last.liability}.${last.id}` : null,
  };
};

function presentLiability(
  fixture: TradedFixture,
  { liability, limit_fen: limit }: { liability: bigint; limit_fen: bigint },
  exposures: readonly ExposureRow[],
) {
  const outcomes = exposures
    .filter((row) => row.scope === 'selection' && row.liability > 0n)
    .map((row) => ({ ...row, selectionId: row.key.slice(row.key.indexOf('/') + 1) }));
  const byMarket = Map.groupBy(outcomes, ({ selectionId }) =>
    selectionId.slice(0, selectionId.lastIndexOf('/')),
  );
  const markets = [...byMarket].map(([id, rows]) => ({ id, rows: rows.toSorted(byLiability) }));
  return {
    fixture,
    liability: fen(liability),
    limit: fen(limit),
    markets: markets
      .toSorted((left, right) => byLiability(left.rows[0], right.rows[0]))
      .flatMap(({ id, rows }) => {
        const selection = parseSelectionKey(rows[0]?.selectionId ?? '');
        if (!selection) return [];
        return [
          {
            id,
            code: selection.market,
            line: selection.line,
            outcomes: rows.map((row) => ({
              selectionId: row.selectionId,
              stakes: fen(row.stakes),
              liability: fen(row.liability),
              limit: fen(row.limit_fen),
            })),
          },
        ];
      }),
  };
}

function byLiability(
  left: { liability: bigint } | undefined,
  right: { liability: bigint } | undefined,
): number {
  const [one, other] = [left?.liability ?? 0n, right?.liability ?? 0n];
  return one === other ? 0 : one > other ? -1 : 1;
}

function fen(amount: bigint): string {
  return formatMoney(cny(amount));
}

function readCursor(cursor: string | undefined): { liability: bigint; id: bigint } | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,18})\.(\d{1,18})$/.exec(cursor);
  if (!match) throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  return { liability: BigInt(match[1] ?? 0), id: BigInt(match[2] ?? 0) };
}
