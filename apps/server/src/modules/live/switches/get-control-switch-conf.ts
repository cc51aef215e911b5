import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { controlSwitches } from './control-switches.ts';

/** The general control switches under their printed names (specification sections 3 and 7). */
export const getControlSwitchConf: Operation<
  (typeof anchorEndpoints)['getControlSwitchConf'],
  (typeof anchorSchemas)['getControlSwitchConf']
> = async (app) => {
  const on = await controlSwitches(app);
  return {
    FOOTBALL_INTELLIGENCE: on.footballIntelligence,
    CHATROOM: on.chatRoom,
    ANCHOR: on.anchor,
    FBTY: on.footballVenue,
    WORLD_CUP: on.worldCup,
    VIRTUAL_CURRENCY: on.virtualCurrency,
  };
};
