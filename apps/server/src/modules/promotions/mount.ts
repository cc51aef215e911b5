import { proposalKinds } from '#modules/operators';
import type { ModuleMount } from '../mount.ts';
import { countOverdueAppealsJob } from './appeals/count-overdue.job.ts';
import { endBonusesJob } from './bonuses/end-bonuses.job.ts';
import { judgeBonuses } from './bonuses/judge-bonuses.ts';
import { bonusRoutes } from './bonuses/routes.ts';
import { publicationProposal } from './campaigns/publication-proposal.ts';
import { promotionOperatorRoutes } from './operator-routes.ts';
import { expireRewardsJob } from './rewards/expire-rewards.job.ts';
import { drawRaffleJob, drawRafflesOnBeacon } from './kinds/raffle/draw-raffle.job.ts';
import { keepRafflesJob } from './kinds/raffle/keep-raffles.job.ts';
import { cutOnBeacon, cutRainJob } from './kinds/rain/cut-rain.job.ts';
import { keepRainsJob } from './kinds/rain/keep-rains.job.ts';
import { giftOperatorRoutes } from './kinds/gift/operator-routes.ts';
import { contentFormOperatorRoutes } from './kinds/content-form/operator-routes.ts';
import { seedHappyLists } from './kinds/happy-send/demo-lists.ts';
import { happySendOperatorRoutes } from './kinds/happy-send/operator-routes.ts';
import { sendHappy, sendHappyJob } from './kinds/happy-send/send-happy.job.ts';
import { judgeQuestions } from './kinds/guess/judge-questions.ts';
import { runQuestions, runQuestionsJob } from './kinds/guess/run-questions.job.ts';
import { kindRoutes } from './kinds/kind-routes.ts';
import { rebateDaysJob } from './kinds/rebate/rebate-days.job.ts';
import { roundJobs } from './kinds/rounds/round-jobs.ts';
import { takeResult } from './kinds/rounds/take-result.ts';
import { judgePacketsJob } from './kinds/fissile/judge-packets.job.ts';
import { runRacesJob } from './kinds/race/run-races.job.ts';
import { payUndecidedJob } from './rewards/pay-undecided.job.ts';
import { stopCampaignsJob } from './limits/stop-campaigns.job.ts';
import { reversalProposal } from './reversals/abuse/reversal-proposal.ts';
import { reverseRewards } from './reversals/reverse-rewards.ts';
import { promotionRoutes } from './routes.ts';
import { welfareRoutes } from './welfare/routes.ts';
import { seedCampaigns } from './seed/seed-campaigns.ts';

export const promotionsMount: ModuleMount = {
  name: 'promotions',
  routes: [...promotionRoutes, ...bonusRoutes, ...welfareRoutes, ...kindRoutes],
  operatorRoutes: [
    ...promotionOperatorRoutes,
    ...giftOperatorRoutes,
    ...happySendOperatorRoutes,
    ...contentFormOperatorRoutes,
  ],
  jobs: [
    runQuestionsJob,
    judgePacketsJob,
    runRacesJob,
    expireRewardsJob,
    endBonusesJob,
    countOverdueAppealsJob,
    payUndecidedJob,
    stopCampaignsJob,
    ...roundJobs,
    rebateDaysJob,
    keepRainsJob,
    keepRafflesJob,
    drawRaffleJob,
    cutRainJob,
    sendHappyJob,
  ],
  subscribers: [reverseRewards, judgeBonuses, judgeQuestions, takeResult, cutOnBeacon, drawRafflesOnBeacon],
  extensions: [proposalKinds.provide(publicationProposal), proposalKinds.provide(reversalProposal)],
  async seed(app) {
    await seedHappyLists(app);
    await seedCampaigns(app);
    // Who is on the demo's list finds the gift from the first minute on.
    await sendHappy(app);
    // The demo's quizzes ask about its matches from the first minute on.
    await runQuestions(app);
  },
};
