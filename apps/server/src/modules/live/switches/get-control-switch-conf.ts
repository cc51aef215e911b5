import type { anchorEndpoints } from '@fairway/contract/live/anchor-endpoints.ts';
import type { anchorSchemas } from '@fairway/contract/live/anchor-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { controlSwitches } from './control-switches.ts';

/** The general control switches (specification sections 3 and 7). */
export const getControlSwitchConf: Operation<
  (typeof anchorEndpoints)['getControlSwitchConf'],
  (typeof anchorSchemas)['getControlSwitchConf']
> = (app) => controlSwitches(app);
