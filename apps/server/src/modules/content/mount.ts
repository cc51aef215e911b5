import type { ModuleMount } from '../mount.ts';
import { notifyContentChange } from './documents/notify-content-change.job.ts';
import { forgetNewsReaders } from './news/board/forget-readers.job.ts';
import { reportEndedMatch } from './news/reports/report-ended-match.ts';
import { contentOperatorRoutes } from './operator-routes.ts';
import { contentRoutes } from './routes.ts';
import { seedContent } from './seed/seed-content.ts';

export const contentMount: ModuleMount = {
  name: 'content',
  routes: contentRoutes,
  operatorRoutes: contentOperatorRoutes,
  subscribers: [reportEndedMatch],
  jobs: [notifyContentChange, forgetNewsReaders],
  seed: seedContent,
};
