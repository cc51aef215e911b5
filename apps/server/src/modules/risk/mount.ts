import { adapters } from '#platform/adapters/connect-adapter.ts';
import type { ModuleMount } from '../mount.ts';
import { captchaServices } from './captcha/parties/captcha-services.ts';
import { deliverCode } from './codes/deliver-code.job.ts';
import { watchSendings } from './codes/watch-sendings.job.ts';
import { mailGateways, smsGateways } from './delivery/message-gateways.ts';
import { protectionOperatorRoutes, protectionRoutes, realityRoutes } from './protection/routes.ts';
import { writeSiteZone } from './protection/site-zone-store.ts';
import { riskRoutes } from './routes.ts';
import { cleanUpRisk } from './clean-up-risk.job.ts';

export const riskMount: ModuleMount = {
  name: 'risk',
  routes: [...riskRoutes, ...protectionRoutes, ...realityRoutes],
  operatorRoutes: protectionOperatorRoutes,
  extensions: [adapters.provide(...smsGateways, ...mailGateways, ...captchaServices)],
  jobs: [cleanUpRisk, deliverCode, watchSendings],
  start: writeSiteZone,
};
