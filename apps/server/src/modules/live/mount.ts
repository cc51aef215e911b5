import { proposalKinds } from '#modules/operators';
import type { ModuleMount } from '../mount.ts';
import { notifyFollowersJob } from './anchors/notify-followers.job.ts';
import { compareBroadcastsJob } from './broadcasts/compare-broadcasts.job.ts';
import { endAtOriginJob } from './broadcasts/end-at-origin.job.ts';
import { seedLive } from './demo/seed-live.ts';
import { contractProposal } from './desk/contract-proposal.ts';
import { setDelayJob } from './desk/set-delay.job.ts';
import { giftParts } from './gifts/parts.ts';
import { liveOperatorRoutes } from './operator-routes.ts';
import { compareReplaysJob } from './replays/compare-replays.job.ts';
import { keepMatchRoomsJob } from './rooms/keep-match-rooms.job.ts';
import { liveRoutes } from './routes.ts';
import { keepScheduleJob } from './schedule/keep-schedule.job.ts';
import { remindMembersJob } from './schedule/remind-members.job.ts';
import { keepStudioJob } from './studio/keep-studio.job.ts';
import { banFrozenMember } from './video/ban-frozen-member.ts';
import { cleanUpPreviewsJob } from './video/clean-up-previews.job.ts';
import { closePictureJob } from './video/close-picture.job.ts';

export const liveMount: ModuleMount = {
  name: 'live',
  routes: [...liveRoutes, ...giftParts.routes],
  operatorRoutes: [...liveOperatorRoutes, ...giftParts.operatorRoutes],
  extensions: [proposalKinds.provide(contractProposal), ...giftParts.extensions],
  jobs: [
    keepMatchRoomsJob,
    keepScheduleJob,
    remindMembersJob,
    notifyFollowersJob,
    compareBroadcastsJob,
    compareReplaysJob,
    endAtOriginJob,
    setDelayJob,
    closePictureJob,
    cleanUpPreviewsJob,
    keepStudioJob,
    ...giftParts.jobs,
  ],
  subscribers: [banFrozenMember],
  seed: seedLive,
};
