import type { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import type { ListedVenueGame, venuesPartySchemas } from '@fairway/contract/venues/party-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venueOf } from '../../catalogue/registry.ts';
import { countListed, selectListed, type ListedGameRow } from '../../seamless/lists/listed-games-store.ts';
import { selectReadings } from '../../seamless/lists/readings-store.ts';

const pageSize = 50;

/** The games of a venue in one state, a page by their codes, and how its list was last read. Throws `venueUnknown`. */
export const listVenueGames: Operation<
  (typeof venuesPartyEndpoints)['listVenueGames'],
  (typeof venuesPartySchemas)['listVenueGames']
> = async (app, _call, { channelCode, state, cursor }) => {
  const { code: provider } = venueOf(channelCode);
  const rows = await selectListed(app.db, { provider, state, after: cursor ?? '', limit: pageSize + 1 });
  const counts = (await countListed(app.db)).filter((one) => one.provider === provider);
  const of = (wanted: string) => counts.find((one) => one.state === wanted);
  const reading = (await selectReadings(app.db)).find((one) => one.provider === provider);
  const page = rows.slice(0, pageSize);
  return {
    games: page.map(presentListed),
    next: rows.length > pageSize ? (page.at(-1)?.code ?? null) : null,
    counts: {
      waiting: of('waiting')?.count ?? 0,
      released: of('released')?.count ?? 0,
      withheld: of('withheld')?.count ?? 0,
      vanished: of('vanished')?.count ?? 0,
      missing: of('released')?.missing ?? 0,
    },
    reading: reading
      ? { at: reading.read_at.toISOString(), games: reading.games, fault: reading.fault }
      : null,
  };
};

/** A listed game as the console shows it. */
export function presentListed(row: ListedGameRow): ListedVenueGame {
  return {
    code: row.code,
    name: { zh: row.name_zh, en: row.name_en },
    state: row.state,
    missed: row.missed,
    firstSeenAt: row.first_seen_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
    version: row.version,
  };
}
