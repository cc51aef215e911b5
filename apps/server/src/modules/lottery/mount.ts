import { playSources } from '#modules/venues';
import type { ModuleMount } from '../mount.ts';
import { closeIssueJob } from './issues/close-issue.job.ts';
import { drawIssueJob } from './issues/draw-issue.job.ts';
import { drawOnBeacon } from './issues/draw-on-beacon.ts';
import { keepTimetableJob } from './issues/keep-timetable.job.ts';
import { watchIssuesJob } from './issues/watch-issues.job.ts';
import { lotteryRoutes } from './routes.ts';
import { settleIssueJob } from './settlement/settle-issue.job.ts';
import { ticketsPlay } from './tickets/play-source.ts';

export const lotteryMount: ModuleMount = {
  name: 'lottery',
  routes: lotteryRoutes,
  jobs: [keepTimetableJob, closeIssueJob, drawIssueJob, settleIssueJob, watchIssuesJob],
  subscribers: [drawOnBeacon],
  extensions: [playSources.provide(ticketsPlay)],
};
