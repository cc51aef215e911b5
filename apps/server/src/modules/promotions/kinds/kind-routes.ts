import { breakoutRoutes } from './breakout/routes.ts';
import { depositGiftRoutes } from './deposit-gift/routes.ts';
import { instantRoutes } from './instant/routes.ts';
import { inviteRoutes } from './invite/routes.ts';
import { signRoutes } from './sign/routes.ts';

/** The calls of kinds that have their own, a line each. */
export const kindRoutes = [...signRoutes, ...depositGiftRoutes, ...instantRoutes, ...breakoutRoutes, ...inviteRoutes];
