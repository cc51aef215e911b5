import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { GamesSettings } from '@fairway/contract/games/settings.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { boundsIn, currencies } from './bounds-in.ts';

/** Writes what the rows judge by, of a version that is being published. */
export async function insertLimits(
  tx: Tx,
  { version, validFrom, settings }: { version: number; validFrom: Date; settings: GamesSettings },
): Promise<void> {
  await sql`insert into games_limit_versions (version, valid_from) values (${version}, ${validFrom})`.execute(
    tx,
  );
  const rows = settings.games.flatMap((game) =>
    currencies.map((currency) => {
      const { least, most, mostReturn } = boundsIn(game, currency);
      return {
        game: game.key,
        currency,
        open: game.open,
        least: String(least.minor),
        most: String(most.minor),
        most_return: String(mostReturn.minor),
      };
    }),
  );
  await sql`
    insert into games_limits (version, game, currency, open, least, most, most_return)
    select ${version}, game, currency, open, least, most, most_return
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l(game text, currency text, open boolean, least bigint, most bigint, most_return bigint)`.execute(
    tx,
  );
}

/** The most that a version pays for a round of a game, in minor units; undefined where it does not name the game. */
export async function selectMostReturn(
  db: Db | Tx,
  version: number,
  game: string,
  currency: WalletCurrency,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ most_return: bigint }>`
    select most_return from games_limits
    where version = ${version} and game = ${game} and currency = ${currency}`.execute(db);
  return rows[0]?.most_return;
}
