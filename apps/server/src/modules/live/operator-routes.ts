import { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { announceInRoom, cancelScheduleEntry } from './desk/announce-in-room.ts';
import { decideAnchor, resumeAnchor, suspendAnchor } from './desk/decide-anchor.ts';
import { getDeskPicture } from './desk/get-desk-picture.ts';
import { listAnchors } from './desk/list-anchors.ts';
import { listDeskRooms } from './desk/list-desk-rooms.ts';
import { listDeskSchedule } from './desk/list-desk-schedule.ts';
import { listLiveBroadcasts } from './desk/list-live-broadcasts.ts';
import { openRoomBroadcast } from './desk/open-room-broadcast.ts';
import { proposeAnchorContract } from './desk/propose-anchor-contract.ts';
import { setLiveRoomRule } from './desk/set-room-rule.ts';
import { uncoverBroadcast } from './desk/uncover-broadcast.ts';
import { takeDownBroadcast } from './desk/take-down-broadcast.ts';

/** The operators' desk of live, one row each. */
export const liveOperatorRoutes = defineRoutes(liveOperatorEndpoints, liveOperatorSchemas, {
  listLiveBroadcasts,
  getDeskPicture,
  listDeskRooms,
  listDeskSchedule,
  takeDownBroadcast,
  uncoverBroadcast,
  setLiveRoomRule,
  openRoomBroadcast,
  listAnchors,
  decideAnchor,
  suspendAnchor,
  resumeAnchor,
  proposeAnchorContract,
  announceInRoom,
  cancelScheduleEntry,
});
