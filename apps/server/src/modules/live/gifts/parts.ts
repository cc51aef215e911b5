import { proposalKinds } from '#modules/operators';
import { provideSettings } from '#modules/settings';
import { coinUses } from '#modules/wallet';
import { giftsKind } from './catalogue/gift-settings.ts';
import { giftsUse } from './catalogue/gifts-use.ts';
import { closeGiftDayJob } from './days/close-gift-day.job.ts';
import { payAnchorsJob } from './payouts/pay-anchors.job.ts';
import { giftOperatorRoutes } from './operator-routes.ts';
import { giftRefundProposal } from './returns/gift-refund-proposal.ts';
import { giftRoutes } from './routes.ts';

/** What the gifts add to the module's mount. */
export const giftParts = {
  routes: giftRoutes,
  operatorRoutes: giftOperatorRoutes,
  jobs: [closeGiftDayJob, payAnchorsJob],
  extensions: [
    ...provideSettings(giftsKind),
    coinUses.provide(giftsUse),
    proposalKinds.provide(giftRefundProposal),
  ],
};
