import { defineEndpoints } from '../endpoint.ts';

/** The picture of a room: who may watch, where it plays, what the filters are called (specification section 7, all GET). */
export const liveVideoEndpoints = defineEndpoints({
  getWatchStatus: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/watchStatus',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'Whether the caller may watch a room, by which rule, and for how long',
  },
  getVideoSwitch: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/switch',
    caller: 'visitor',
    errors: [],
    summary: 'Whether pictures are offered at all',
  },
  getVideoDictionary: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/dictionary',
    caller: 'visitor',
    errors: [],
    summary: 'Codes of the lobby’s filters with their labels in the caller’s language',
  },
  listVideos: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/list',
    caller: 'visitor',
    errors: [],
    summary: 'Rooms that have a picture now, the most heard first',
  },
  getPlayingRoom: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/playing',
    caller: 'visitor',
    errors: [],
    summary: 'The room that most watch now; none is an answer',
  },
  getSignedUrls: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/signedUrls',
    caller: 'visitor',
    limits: [
      { per: 'member', count: 60, seconds: 60 },
      { per: 'address', count: 240, seconds: 60 },
    ],
    errors: ['roomNotFound', 'streamUnavailable', 'watchRefused'],
    summary:
      'Addresses of a room’s picture for this viewer, good for 300 s: one for each way of playing, as paths under a domain',
  },
  reportPicture: {
    method: 'POST',
    path: '/api/live/v1/reportPicture',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 600 }],
    errors: ['streamUnavailable'],
    summary:
      'Reports the picture of a room; five reports within two minutes cover it until a person has looked',
  },
  listVideoDomains: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/domains',
    caller: 'visitor',
    errors: [],
    summary: 'The domains of the picture in the order of the failover',
  },
  listVideoMatches: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/matchList',
    caller: 'visitor',
    errors: [],
    summary: 'Matches that have a room with a picture',
  },
  getVideoRoom: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/room',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary: 'One room',
  },
  listAnchorRooms: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/anchorRoomList',
    caller: 'visitor',
    errors: [],
    summary: 'Rooms of anchors on the matches of these venues',
  },
  listVideoCategories: {
    method: 'GET',
    path: '/api/site/gameassist/video/v2/categories',
    caller: 'visitor',
    errors: [],
    summary: 'The tabs of the lobby with how many rooms each has',
  },
});
