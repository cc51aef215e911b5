import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { keysOf } from '../enums/define-enum.ts';
import { cursor, done, instant, nothing, typedText, walletAmount, walletCurrency } from '../fields.ts';
import { venueCategories } from './categories.ts';
import type { venuesGameEndpoints } from './game-endpoints.ts';
import { channelCode, gameCode } from './code-schemas.ts';
import { venueStates } from './states.ts';

const category = z.enum(keysOf(venueCategories));

export const catalogueGame = z.strictObject({
  gameCode,
  channelCode,
  venueName: z.string(),
  category,
  /** `ty`, `dj`, `dz`, `by`, `zr`, `cp` or `qp`. */
  categoryCode: z.string(),
  name: z.string(),
  /** The page of this site that plays it. */
  path: z.string(),
  /** Whether it can be played without money. */
  demo: z.boolean(),
  /** Published theoretical return in percent, `99.00`; null where none is published. */
  rtp: z.string().nullable(),
  /** Names its drawing; null where its category's is shown. */
  art: z.string().nullable(),
  /** The state of its venue. */
  state: z.enum(venueStates.codeList),
});
export type CatalogueGame = z.output<typeof catalogueGame>;

const games = z.strictObject({ games: z.array(catalogueGame) });
const ofCategory = z.strictObject({ category: category.optional() });

/** What is searched for, as typed. */
export const searchKeyword = typedText(1, 40);

/** A bet or a round of any product. */
const betRecord = z.strictObject({
  /** Names it to its product: a bet's or a round's id. */
  ref: z.string(),
  /** The number that a member reads aloud; null where only the venue has one. */
  billNo: z.string().nullable(),
  channelCode,
  category,
  title: z.string(),
  currency: walletCurrency,
  stake: walletAmount,
  /** The stake was the house's: a free round. */
  free: z.boolean(),
  /** Null while it is open. */
  returned: walletAmount.nullable(),
  at: instant,
});

export const venuesGameSchemas = {
  listBetRecords: {
    input: ofCategory.extend({ cursor: cursor.optional() }),
    output: z.strictObject({ records: z.array(betRecord), next: cursor.nullable() }),
  },
  listGames: {
    input: ofCategory.extend({ channelCode: channelCode.optional(), keyword: searchKeyword.optional() }),
    output: games,
  },
  listHotGames: { input: ofCategory, output: games },
  searchGames: { input: ofCategory.extend({ keyword: searchKeyword }), output: games },
  getFreeGames: {
    input: nothing,
    output: games.extend({
      /** Rounds without a stake that were granted to the member and are not played yet. */
      freeRounds: z.array(z.strictObject({ gameCode, left: z.int(), until: instant })),
    }),
  },
  collectGame: { input: z.strictObject({ gameCode }), output: done },
  cancelCollectGame: { input: z.strictObject({ gameCode }), output: done },
  listCollectedGames: { input: nothing, output: games },
  listRecentGames: { input: nothing, output: games },
} satisfies SchemasOf<typeof venuesGameEndpoints>;
