import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** What is on and off at this site; unchanged, it is answered with 304. */
export const getSiteParameters: Operation<
  (typeof siteVisitEndpoints)['getSiteParameters'],
  (typeof siteVisitSchemas)['getSiteParameters']
> = async (app) => {
  const { decision, configuration } = await publishedConfiguration(app);
  const { switches, service, verification } = configuration;
  return new Versioned(String(decision), {
    chat: onOff(switches.chat),
    bulletComments: onOff(switches.bulletComments),
    languageEntrance: onOff(switches.languageEntrance),
    rechargeMessages: onOff(switches.rechargeMessages),
    overseasPhones: onOff(switches.overseasPhones),
    freeCall: onOff(service.freeCall),
    hardVerify: onOff(verification.strict),
  });
};

const onOff = (isOn: boolean) => (isOn ? '1' : '0');
