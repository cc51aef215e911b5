import { sportsbookBetEndpoints } from './bet-endpoints.ts';
import { sportsbookCaseworkEndpoints } from './casework-endpoints.ts';
import { sportsbookCatalogueEndpoints } from './catalogue-endpoints.ts';
import { sportsbookOperatorEndpoints } from './operator-endpoints.ts';

export { sportsbookBetEndpoints, sportsbookCatalogueEndpoints, sportsbookOperatorEndpoints };

export const sportsbookEndpoints = {
  ...sportsbookCatalogueEndpoints,
  ...sportsbookBetEndpoints,
  ...sportsbookOperatorEndpoints,
  ...sportsbookCaseworkEndpoints,
} as const;
