import { provideSettings } from '#modules/settings';
import type { ModuleMount } from '../mount.ts';
import { vipGradesKind } from './grades/grades-kind.ts';
import { enrolPlayers } from './judging/enrol-players.ts';
import { judgeGradesJob } from './judging/judge-grades.job.ts';
import { earnForPlay } from './points/earn-for-play.ts';
import { expirePointsJob } from './points/expire-points.job.ts';
import { vipMemberRoutes, vipRoutes } from './routes.ts';
import { seedVip } from './seed/seed-vip.ts';

export const vipMount: ModuleMount = {
  name: 'vip',
  routes: [...vipRoutes, ...vipMemberRoutes],
  jobs: [judgeGradesJob, expirePointsJob],
  subscribers: [enrolPlayers, earnForPlay],
  extensions: provideSettings(vipGradesKind),
  seed: seedVip,
};
