import type { EndpointName } from '@fairway/contract/endpoints.ts';

/**
 * Calls that screens make by themselves, on a timer or on news. They are answered as any other, but they do not keep a
 * session awake: only what a person does is activity (security rule 2).
 */
const backgroundCalls: readonly EndpointName[] = [
  'createMqttTicket',
  'getActiveDepositOrder',
  'getActiveWithdrawal',
  'getDepositOrder',
  'getSiteConfig',
  'getWithdrawal',
  'getWithdrawalTerms',
  'listLiveFixtures',
  'listPayTypes',
  'listVenues',
];
const names: ReadonlySet<string> = new Set(backgroundCalls);

/** Whether a call says that somebody is there. */
export function isActivity(operation: string): boolean {
  return !names.has(operation);
}
