import { membersEndpoints } from './members/endpoints.ts';

/** Every call of the API by name. Names are unique over all domains. */
export const endpoints = { ...membersEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
