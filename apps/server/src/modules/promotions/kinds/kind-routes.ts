import { breakoutRoutes } from './breakout/routes.ts';
import { depositGiftRoutes } from './deposit-gift/routes.ts';
import { instantRoutes } from './instant/routes.ts';
import { inviteRoutes } from './invite/routes.ts';
import { soccerLotteryRoutes } from './soccer-lottery/routes.ts';
import { survivingRoutes } from './surviving/routes.ts';
import { signRoutes } from './sign/routes.ts';

/** The calls of kinds that have their own, a line each. */
export const kindRoutes = [...signRoutes, ...depositGiftRoutes, ...instantRoutes, ...breakoutRoutes, ...soccerLotteryRoutes, ...survivingRoutes, ...inviteRoutes];
