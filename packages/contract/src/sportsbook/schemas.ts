import type { SchemasOf } from '../endpoint.ts';
import type { z } from 'zod';
import { sportsbookBetSchemas } from './bet-schemas.ts';
import { sportsbookCaseworkSchemas } from './casework-schemas.ts';
import { sportsbookCatalogueSchemas } from './catalogue-schemas.ts';
import { sportsbookFavouriteSchemas } from './favourite-schemas.ts';
import { freeBetSchemas } from './free-bets/schemas.ts';
import type { sportsbookEndpoints } from './endpoints.ts';
import type { competition, fixture, incident, market, team } from './fixture-schemas.ts';
import { sportsbookReceiptSchemas } from './receipt-schemas.ts';
import { sportsbookOperatorSchemas } from './operator-schemas.ts';

export {
  freeBetSchemas,
  sportsbookBetSchemas,
  sportsbookCatalogueSchemas,
  sportsbookFavouriteSchemas,
  sportsbookOperatorSchemas,
  sportsbookReceiptSchemas,
};
export type { Bet, BetLeg } from './bet-schemas.ts';

export const sportsbookSchemas = {
  ...sportsbookCatalogueSchemas,
  ...sportsbookBetSchemas,
  ...sportsbookFavouriteSchemas,
  ...sportsbookReceiptSchemas,
  ...freeBetSchemas,
  ...sportsbookOperatorSchemas,
  ...sportsbookCaseworkSchemas,
} satisfies SchemasOf<typeof sportsbookEndpoints>;

export type WireFixture = z.output<typeof fixture>;
export type WireMarket = z.output<typeof market>;
export type WireTeam = z.output<typeof team>;
export type WireCompetition = z.output<typeof competition>;
export type WireIncident = z.output<typeof incident>;
