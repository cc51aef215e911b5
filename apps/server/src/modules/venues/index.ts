export { venueName, venueOf, venues, type VenueDefinition } from './catalogue/registry.ts';
export { mustBeOpen, stateAt } from './catalogue/venue-state.ts';
export { selectSwitches as readVenueSwitches } from './catalogue/switches-store.ts';
export { countForPeople as countUnresolvedTransfers } from './console/unresolved-store.ts';
export { mustBeAuthorised } from './authorised/must-be-authorised.ts';
export { noteOpening } from './games/openings/note-opening.ts';
export { mayPlay } from './catalogue/may-play.ts';
export { freeRoundsOf, type FreeRoundsLeft } from './free-rounds-of.ts';
export { catalogueGames, type CatalogueGame } from './catalogue-games.ts';
export {
  playSources,
  type PlayRecord,
  type PlaySource,
  type RecordPage,
  type SeatWallet,
} from './play-source.ts';
export { lockVenueWallet } from './balances/venue-wallet-store.ts';
export { openTransfer } from './transfers/open-transfer.ts';
export { seedVenueMoney } from './demo/seed-venue-money.ts';
export { seedUnresolved } from './demo/seed-unresolved.ts';
export { nameMatch } from './games/search/name-match.ts';
export { loadReader, type Reader } from './games/search/readings.ts';
