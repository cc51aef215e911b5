export { venueName, venueOf, venues, type VenueDefinition } from './catalogue/registry.ts';
export { mustBeOpen, stateAt } from './catalogue/venue-state.ts';
export { selectSwitches as readVenueSwitches } from './catalogue/switches-store.ts';
export { countForPeople as countUnresolvedTransfers } from './console/unresolved-store.ts';
export { mayPlay } from './catalogue/may-play.ts';
export { catalogueGames, type CatalogueGame } from './catalogue-games.ts';
export { playSources, type PlaySource } from './play-source.ts';
export { seedVenueMoney } from './demo/seed-venue-money.ts';
export { seedUnresolved } from './demo/seed-unresolved.ts';
