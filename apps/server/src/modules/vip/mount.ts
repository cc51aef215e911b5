import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import type { ModuleMount } from '../mount.ts';
import { vipGradesKind } from './grades/grades-kind.ts';
import { enrolPlayers } from './judging/enrol-players.ts';
import { judgeGradesJob } from './judging/judge-grades.job.ts';
import { earnForPlay } from './points/earn-for-play.ts';
import { expirePointsJob } from './points/expire-points.job.ts';
import { vipReviewProposal } from './review/review-proposal.ts';
import { vipMemberRoutes, vipOperatorRoutes, vipRoutes } from './routes.ts';
import { seedVip } from './seed/seed-vip.ts';

export const vipMount: ModuleMount = {
  name: 'vip',
  routes: [...vipRoutes, ...vipMemberRoutes],
  jobs: [judgeGradesJob, expirePointsJob],
  subscribers: [enrolPlayers, earnForPlay],
  operatorRoutes: vipOperatorRoutes,
  extensions: [...provideSettings(vipGradesKind), proposalKinds.provide(vipReviewProposal)],
  seed: seedVip,
};
