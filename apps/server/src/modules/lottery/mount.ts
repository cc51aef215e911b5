import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { playSources } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { advanceChaseJob, advanceChasesJob, watchChasesJob } from './chases/advance-chase.job.ts';
import { issueVoidProposal } from './desk/issue-void-proposal.ts';
import { closeIssueJob } from './issues/close-issue.job.ts';
import { drawIssueJob } from './issues/draw-issue.job.ts';
import { drawOnBeacon } from './issues/draw-on-beacon.ts';
import { keepTimetableJob } from './issues/keep-timetable.job.ts';
import { watchIssuesJob } from './issues/watch-issues.job.ts';
import { lotteryLimitsKind } from './limits/limits-kind.ts';
import { lotteryOperatorRoutes, returnsRoutes } from './operator-routes.ts';
import { chaseRoutes, lotteryRoutes } from './routes.ts';
import { watchReturnsJob } from './returns/watch-returns.job.ts';
import { settleIssueJob } from './settlement/settle-issue.job.ts';
import { ticketsPlay } from './tickets/play-source.ts';

export const lotteryMount: ModuleMount = {
  name: 'lottery',
  routes: [...lotteryRoutes, ...chaseRoutes],
  operatorRoutes: [...lotteryOperatorRoutes, ...returnsRoutes],
  jobs: [
    keepTimetableJob,
    closeIssueJob,
    drawIssueJob,
    settleIssueJob,
    watchIssuesJob,
    advanceChaseJob,
    advanceChasesJob,
    watchChasesJob,
    watchReturnsJob,
  ],
  subscribers: [drawOnBeacon],
  extensions: [
    playSources.provide(ticketsPlay),
    proposalKinds.provide(issueVoidProposal),
    ...provideSettings(lotteryLimitsKind),
  ],
};
