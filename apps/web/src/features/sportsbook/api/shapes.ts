import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type Lobby = OutputOf<Schemas['listFixtures']>;
export type Favourites = OutputOf<Schemas['listFavourites']>;
export type FixturePage = OutputOf<Schemas['getFixture']>;
export type Fixture = FixturePage['fixture'];
export type Market = Fixture['markets'][number];
export type Selection = Market['selections'][number];
export type Incident = FixturePage['incidents'][number];
export type SlipPreview = OutputOf<Schemas['previewSlip']>;
export type BuilderQuote = OutputOf<Schemas['quoteBuilder']>;
export type Bet = OutputOf<Schemas['placeBet']>;
export type CashOutOffer = OutputOf<Schemas['quoteCashOut']>;
export type BetLeg = Bet['legs'][number];
export type Bilingual = Fixture['home']['name'];
