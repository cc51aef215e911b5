import type { EndpointName } from '@fairway/contract/endpoints.ts';

/**
 * Calls that no person ever makes: a page makes them by itself to stay connected. They do not keep a session awake,
 * whatever the client says (security rule 2).
 */
const backgroundCalls: readonly EndpointName[] = ['createMqttTicket', 'getSiteConfig'];
const names: ReadonlySet<string> = new Set(backgroundCalls);

/** Whether a call can say that the member is there. */
export function isActivity(operation: string): boolean {
  return !names.has(operation);
}
