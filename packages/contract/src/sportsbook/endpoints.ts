import { sportsbookBetEndpoints } from './bet-endpoints.ts';
import { sportsbookCaseworkEndpoints } from './casework-endpoints.ts';
import { sportsbookCatalogueEndpoints } from './catalogue-endpoints.ts';
import { sportsbookFavouriteEndpoints } from './favourite-endpoints.ts';
import { freeBetEndpoints } from './free-bets/endpoints.ts';
import { sportsbookReceiptEndpoints } from './receipt-endpoints.ts';
import { sportsbookOperatorEndpoints } from './operator-endpoints.ts';

export {
  freeBetEndpoints,
  sportsbookBetEndpoints,
  sportsbookCatalogueEndpoints,
  sportsbookFavouriteEndpoints,
  sportsbookOperatorEndpoints,
  sportsbookReceiptEndpoints,
};

export const sportsbookEndpoints = {
  ...sportsbookCatalogueEndpoints,
  ...sportsbookBetEndpoints,
  ...sportsbookFavouriteEndpoints,
  ...sportsbookReceiptEndpoints,
  ...freeBetEndpoints,
  ...sportsbookOperatorEndpoints,
  ...sportsbookCaseworkEndpoints,
} as const;
