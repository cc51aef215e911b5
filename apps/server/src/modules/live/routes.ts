import { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import { popularLiveEndpoints } from '@fairway/contract/live/popular-endpoints.ts';
import { popularLiveSchemas } from '@fairway/contract/live/popular-schemas.ts';
import { replayEndpoints } from '@fairway/contract/live/replay-endpoints.ts';
import { replaySchemas } from '@fairway/contract/live/replay-schemas.ts';
import { liveScheduleEndpoints } from '@fairway/contract/live/schedule-endpoints.ts';
import { liveScheduleSchemas } from '@fairway/contract/live/schedule-schemas.ts';
import { studioEndpoints } from '@fairway/contract/live/studio-endpoints.ts';
import { studioSchemas } from '@fairway/contract/live/studio-schemas.ts';
import { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { agreeToContract } from './anchors/agree-to-contract.ts';
import { applyAsAnchor } from './anchors/apply-as-anchor.ts';
import { getFollowNotice, setFollowNotice } from './anchors/set-follow-notice.ts';
import { reportPicture } from './covers/report-picture.ts';
import { followAnchor, unfollowAnchor } from './anchors/follow-anchor.ts';
import { getAnchor } from './anchors/get-anchor.ts';
import { getOwnAnchor } from './anchors/get-own-anchor.ts';
import { leaveAsAnchor } from './anchors/leave-as-anchor.ts';
import { mediaHook } from './broadcasts/media-hook.ts';
import { openBroadcast } from './broadcasts/open-broadcast.ts';
import { endOwnBroadcast, getOwnBroadcast } from './broadcasts/own-broadcast.ts';
import { countLiveMatches, fetchLiveVenues } from './lobby/count-lobby.ts';
import { listPopularLive } from './lobby/list-popular-live.ts';
import { getLiveMatchDetail, getLiveOdds, getPlayingVideo } from './lobby/of-match.ts';
import { getReplayUrl } from './replays/get-replay-url.ts';
import { setRoomCover } from './rooms/set-room-cover.ts';
import { getBroadcastHeads } from './replays/get-broadcast-heads.ts';
import { keepOwnReplays } from './replays/keep-own-replays.ts';
import { listReplays } from './replays/list-replays.ts';
import { announceBroadcast } from './schedule/announce.ts';
import { cancelAnnouncement } from './schedule/cancel-announcement.ts';
import { getLiveScheduleEntry, listLiveSchedule } from './schedule/list-live-schedule.ts';
import { forgetReminder, remindOfBroadcast } from './schedule/reminders.ts';
import { getControlSwitchConf } from './switches/get-control-switch-conf.ts';
import { getSignedUrls } from './video/get-signed-urls.ts';
import { getVideoDictionary, getVideoSwitch } from './video/get-video-switch.ts';
import { getWatchStatus } from './video/get-watch-status.ts';
import { listAnchorRooms } from './video/list-anchor-rooms.ts';
import { listVideoCategories } from './video/list-video-categories.ts';
import { listVideoDomains } from './video/list-video-domains.ts';
import { getPlayingRoom, getVideoRoom, listVideoMatches, listVideos } from './video/list-videos.ts';

/** Every member and visitor endpoint of live and its operation, one row each; those of gifts beside them (`gifts/routes.ts`). */
export const liveRoutes = [
  ...defineRoutes(popularLiveEndpoints, popularLiveSchemas, {
    listPopularLive,
    getLiveMatchDetail,
    getLiveOdds,
    getPlayingVideo,
    fetchLiveVenues,
    countLiveMatches,
  }),
  ...defineRoutes(liveVideoEndpoints, liveVideoSchemas, {
    getWatchStatus,
    getVideoSwitch,
    getVideoDictionary,
    listVideos,
    getPlayingRoom,
    getSignedUrls,
    listVideoDomains,
    reportPicture,
    listVideoMatches,
    getVideoRoom,
    listAnchorRooms,
    listVideoCategories,
  }),
  ...defineRoutes(replayEndpoints, replaySchemas, {
    listReplays,
    getReplayUrl,
    getBroadcastHeads,
    keepOwnReplays,
  }),
  ...defineRoutes(anchorEndpoints, anchorSchemas, {
    getControlSwitchConf,
    getAnchor,
    followAnchor,
    unfollowAnchor,
    getFollowNotice,
    setFollowNotice,
    getOwnAnchor,
    applyAsAnchor,
    leaveAsAnchor,
    agreeToContract,
  }),
  ...defineRoutes(liveScheduleEndpoints, liveScheduleSchemas, {
    listLiveSchedule,
    getLiveScheduleEntry,
    remindOfBroadcast,
    forgetReminder,
    announceBroadcast,
    cancelAnnouncement,
  }),
  ...defineRoutes(studioEndpoints, studioSchemas, {
    openBroadcast,
    getOwnBroadcast,
    endOwnBroadcast,
    setRoomCover,
    mediaHook,
  }),
];
