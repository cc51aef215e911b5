import { popularLiveEndpoints } from '@fairway/contract/live/popular-endpoints.ts';
import { popularLiveSchemas } from '@fairway/contract/live/popular-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { countLiveMatches, fetchLiveVenues } from './lobby/count-lobby.ts';
import { listPopularLive } from './lobby/list-popular-live.ts';
import { getLiveMatchDetail, getLiveOdds, getPlayingVideo } from './lobby/of-match.ts';

/** The lobby of rooms. */
export const popularLiveRoutes = defineRoutes(popularLiveEndpoints, popularLiveSchemas, {
  listPopularLive,
  getLiveMatchDetail,
  getLiveOdds,
  getPlayingVideo,
  fetchLiveVenues,
  countLiveMatches,
});
