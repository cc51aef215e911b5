import {
  protectionEndpoints,
  protectionOperatorEndpoints,
} from '@fairway/contract/risk/protection-endpoints.ts';
import { protectionOperatorSchemas, protectionSchemas } from '@fairway/contract/risk/protection-schemas.ts';
import { realityEndpoints } from '@fairway/contract/risk/reality-endpoints.ts';
import { realitySchemas } from '@fairway/contract/risk/reality-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { answerRealityCheck, getRealityCheck } from '../reality/reality-check.ts';
import { confirmPlayLimit, dropPlayLimitChange } from './own-limits/confirm-play-limit.ts';
import { getMemberProtection, getPlayProtection } from './get-play-protection.ts';
import { setPlayLimit } from './own-limits/set-play-limit.ts';
import { excludeSelf, setRealityCheck, startTimeOut } from './breaks/take-break.ts';

/** What members set for themselves. */
export const protectionRoutes = defineRoutes(protectionEndpoints, protectionSchemas, {
  getPlayProtection,
  setPlayLimit,
  confirmPlayLimit,
  dropPlayLimitChange,
  startTimeOut,
  excludeSelf,
  setRealityCheck,
});

/** What operators see of it. */
export const protectionOperatorRoutes = defineRoutes(protectionOperatorEndpoints, protectionOperatorSchemas, {
  getMemberProtection,
});

/** When members are to look at clock and figures. */
export const realityRoutes = defineRoutes(realityEndpoints, realitySchemas, {
  getRealityCheck,
  answerRealityCheck,
});
