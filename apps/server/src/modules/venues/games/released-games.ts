import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import type { CatalogueGame } from '../catalogue-games.ts';
import { selectReleased } from '../seamless/lists/listed-games-store.ts';

/** Another process sees a release within so many milliseconds. */
const released = defineRemembered(
  { name: 'venues.released-games', believedMs: 10_000 },
  async (app: Platform) =>
    (await selectReleased(app.db)).map((row): CatalogueGame => ({
      code: row.game,
      venue: row.provider,
      name: { zh: row.name_zh, en: row.name_en },
      path: `/app/inlineVenueCommon/${row.provider}/${row.game}`,
      demo: false,
      rtp: null,
      art: null,
      codeThere: row.code,
    })),
);

/** The released games of all venues outside. */
export function readReleased(app: Platform): Promise<CatalogueGame[]> {
  return released.read(app);
}

/** After a decision or a reading in this process. */
export function forgetReleased(app: Platform): void {
  released.forget(app);
}
