import {
  freeBetEndpoints,
  sportsbookBetEndpoints,
  sportsbookCatalogueEndpoints,
  sportsbookFavouriteEndpoints,
  sportsbookReceiptEndpoints,
} from '@fairway/contract/sportsbook/endpoints.ts';
import {
  freeBetSchemas,
  sportsbookBetSchemas,
  sportsbookCatalogueSchemas,
  sportsbookFavouriteSchemas,
  sportsbookReceiptSchemas,
} from '@fairway/contract/sportsbook/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { placeBet } from './bets/placing/place-bet.ts';
import { previewSlip } from './bets/preview-slip.ts';
import { getBet, getBetByOperation, listBets } from './bets/read-bets.ts';
import { quoteBuilder } from './builder/quote-builder.ts';
import { quoteCashOut } from './cash-out/quote-cash-out.ts';
import { setAutoCashOut } from './cash-out/set-auto-cash-out.ts';
import { takeCashOut } from './cash-out/take-cash-out.ts';
import { getFixture } from './catalogue/get-fixture.ts';
import { listFixtures } from './catalogue/list-fixtures.ts';
import { listLeagues, listSportsAds } from './catalogue/list-leagues.ts';
import { listLiveFixtures } from './catalogue/list-live-fixtures.ts';
import { searchFixtures } from './catalogue/search-fixtures.ts';
import { cancelFavourite, markFavourite } from './favourites/mark-favourite.ts';
import { listFavourites } from './favourites/list-favourites.ts';
import { listSportsConfig } from './catalogue/list-sports-config.ts';
import { listFreeBets } from './free-bets/list-free-bets.ts';
import { getBetReceipt, getReceiptKey } from './receipts/get-bet-receipt.ts';

/** Everything a member or visitor may ask of the sportsbook, one row each. */
export const sportsbookRoutes = [
  ...defineRoutes(sportsbookCatalogueEndpoints, sportsbookCatalogueSchemas, {
    listFixtures,
    searchFixtures,
    listLiveFixtures,
    getFixture,
    listLeagues,
    listSportsAds,
    listSportsConfig,
    listSportsConfigHq: (app, call, input) => listSportsConfig(app, call, input),
  }),
  ...defineRoutes(sportsbookFavouriteEndpoints, sportsbookFavouriteSchemas, {
    listFavourites,
    markFavourite,
    cancelFavourite,
  }),
  ...defineRoutes(sportsbookReceiptEndpoints, sportsbookReceiptSchemas, { getBetReceipt, getReceiptKey }),
  ...defineRoutes(freeBetEndpoints, freeBetSchemas, { listFreeBets }),
  ...defineRoutes(sportsbookBetEndpoints, sportsbookBetSchemas, {
    previewSlip,
    quoteBuilder,
    placeBet,
    getBet,
    getBetByOperation,
    listBets,
    quoteCashOut,
    takeCashOut,
    setAutoCashOut,
  }),
];
