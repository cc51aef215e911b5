import type { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import type { venuesPartySchemas } from '@fairway/contract/venues/party-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venueOf } from '../../catalogue/registry.ts';
import { forgetReleased } from '../../games/released-games.ts';
import { decideListed, lockListed, type ListedGameRow } from '../../seamless/lists/listed-games-store.ts';
import { presentListed } from './list-venue-games.ts';

/**
 * Releases games of a venue to members, or withholds them, all or none. Writes the states and the audit row. Throws `venueUnknown`,
 * `gameUnknown`, and `editConflict` where one has changed since it was seen or is no longer listed.
 */
export const decideVenueGames: Operation<
  (typeof venuesPartyEndpoints)['decideVenueGames'],
  (typeof venuesPartySchemas)['decideVenueGames']
> = async (app, call, { channelCode, games, released, reason }) => {
  const { code: provider } = venueOf(channelCode);
  const decided = await inTransaction(app.db, async (tx) => {
    const codes = [...new Set(games.map(({ code }) => code))];
    const rows = await lockListed(tx, provider, codes);

    if (rows.length < codes.length) throw new AppError('gameUnknown');
    const isSeen = games.every(({ code, version }) =>
      rows.some((row) => row.code === code && row.version === version && row.state !== 'vanished'),
    );
    if (!isSeen) throw new AppError('editConflict');

    const state = released ? 'released' : 'withheld';
    const now = app.clock.now();
    await decideListed(tx, provider, { codes, state, by: call.operator.name, now });
    await writeAudit(tx, app, call, {
      action: 'decideVenueGames',
      object: { kind: 'venue', id: provider },
      before: { games: rows.map(({ code, state: before }) => ({ code, state: before })) },
      after: { state },
      reason,
    });
    return rows.map((row): ListedGameRow => ({
      ...row,
      state,
      changed_at: now,
      changed_by: call.operator.name,
      version: row.version + 1,
    }));
  });
  forgetReleased(app);
  return { games: decided.map((row) => presentListed(row)) };
};
