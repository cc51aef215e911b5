import { breakoutRoutes } from './breakout/routes.ts';
import { depositGiftRoutes } from './deposit-gift/routes.ts';
import { instantRoutes } from './instant/routes.ts';
import { euroRoutes } from './euro/routes.ts';
import { guessRoutes } from './guess/routes.ts';
import { contentFormRoutes } from './content-form/routes.ts';
import { happySendRoutes } from './happy-send/routes.ts';
import { inviteRoutes } from './invite/routes.ts';
import { luxuryRoutes } from './luxury/routes.ts';
import { newTaskRoutes } from './new-task/routes.ts';
import { presentRoutes } from './present/routes.ts';
import { pushOfferRoutes } from './push-offers/routes.ts';
import { raffleRoutes } from './raffle/routes.ts';
import { rainRoutes } from './rain/routes.ts';
import { rebateRoutes } from './rebate/routes.ts';
import { soccerLotteryRoutes } from './soccer-lottery/routes.ts';
import { survivingRoutes } from './surviving/routes.ts';
import { scoreRoutes } from './score/routes.ts';
import { fissileRoutes } from './fissile/routes.ts';
import { raceRoutes } from './race/routes.ts';
import { signRoutes } from './sign/routes.ts';
import { vipGiftRoutes } from './vip-gifts/routes.ts';
import { superGiftRoutes } from './super-gift/routes.ts';

/** The calls of kinds that have their own, a line each. */
export const kindRoutes = [
  ...signRoutes,
  ...newTaskRoutes,
  ...depositGiftRoutes,
  ...instantRoutes,
  ...breakoutRoutes,
  ...soccerLotteryRoutes,
  ...survivingRoutes,
  ...fissileRoutes,
  ...happySendRoutes,
  ...contentFormRoutes,
  ...pushOfferRoutes,
  ...raceRoutes,
  ...inviteRoutes,
  ...vipGiftRoutes,
  ...rebateRoutes,
  ...raffleRoutes,
  ...rainRoutes,
  ...presentRoutes,
  ...superGiftRoutes,
  ...luxuryRoutes,
  ...scoreRoutes,
  ...euroRoutes,
  ...guessRoutes,
];
