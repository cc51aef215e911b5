import { cashierEndpoints } from './cashier/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { membersEndpoints } from './members/endpoints.ts';
import { memberCodeEndpoints } from './members/code-endpoints.ts';
import { memberIdentityEndpoints, memberIdentityOperatorEndpoints } from './members/identity-endpoints.ts';
import { memberMoveEndpoints } from './members/move-endpoints.ts';
import { membersOperatorEndpoints } from './members/operator-endpoints.ts';
import { memberProfileEndpoints } from './members/profile-endpoints.ts';
import { membersPrintedEndpoints } from './members/printed-endpoints.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import { operatorsEndpoints } from './operators/endpoints.ts';
import { riskEndpoints } from './risk/endpoints.ts';
import { protectionEndpoints, protectionOperatorEndpoints } from './risk/protection-endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { sportsbookEndpoints } from './sportsbook/endpoints.ts';
import { venuesEndpoints } from './venues/endpoints.ts';
import { userInfoEndpoints } from './wallet/user-info-endpoints.ts';
import { walletEndpoints } from './wallet/endpoints.ts';

/** Every call of the API by name. Names are unique over all domains. */
export const endpoints = {
  ...membersEndpoints,
  ...membersPrintedEndpoints,
  ...memberProfileEndpoints,
  ...membersOperatorEndpoints,
  ...memberMoveEndpoints,
  ...memberCodeEndpoints,
  ...memberIdentityEndpoints,
  ...memberIdentityOperatorEndpoints,
  ...operatorsEndpoints,
  ...riskEndpoints,
  ...protectionEndpoints,
  ...protectionOperatorEndpoints,
  ...siteEndpoints,
  ...venuesEndpoints,
  ...cashierEndpoints,
  ...walletEndpoints,
  ...userInfoEndpoints,
  ...sportsbookEndpoints,
  ...contentEndpoints,
  ...messagesEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
