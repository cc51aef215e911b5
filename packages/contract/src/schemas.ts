import type { endpoints } from './endpoints.ts';
import type { SchemasOf } from './endpoint.ts';
import { cashierSchemas } from './cashier/schemas.ts';
import { contentSchemas } from './content/schemas.ts';
import { membersSchemas } from './members/schemas.ts';
import { memberCodeSchemas } from './members/code-schemas.ts';
import { memberIdentityOperatorSchemas, memberIdentitySchemas } from './members/identity-schemas.ts';
import { memberMoveSchemas } from './members/move-schemas.ts';
import { membersOperatorSchemas } from './members/operator-schemas.ts';
import { memberProfileSchemas } from './members/profile-schemas.ts';
import { membersPrintedSchemas } from './members/printed-schemas.ts';
import { messagesSchemas } from './messages/schemas.ts';
import { operatorsSchemas } from './operators/schemas.ts';
import { riskSchemas } from './risk/schemas.ts';
import { protectionOperatorSchemas, protectionSchemas } from './risk/protection-schemas.ts';
import { siteSchemas } from './site/schemas.ts';
import { sportsbookSchemas } from './sportsbook/schemas.ts';
import { venuesSchemas } from './venues/schemas.ts';
import { userInfoSchemas } from './wallet/user-info-schemas.ts';
import { walletSchemas } from './wallet/schemas.ts';

/** What goes in and out of every call. The browser imports only types from here: zod stays on the server. */
export const schemas = {
  ...membersSchemas,
  ...membersPrintedSchemas,
  ...memberProfileSchemas,
  ...membersOperatorSchemas,
  ...memberMoveSchemas,
  ...memberCodeSchemas,
  ...memberIdentitySchemas,
  ...memberIdentityOperatorSchemas,
  ...operatorsSchemas,
  ...riskSchemas,
  ...protectionSchemas,
  ...protectionOperatorSchemas,
  ...siteSchemas,
  ...venuesSchemas,
  ...cashierSchemas,
  ...walletSchemas,
  ...userInfoSchemas,
  ...sportsbookSchemas,
  ...contentSchemas,
  ...messagesSchemas,
} satisfies SchemasOf<typeof endpoints>;

export type Schemas = typeof schemas;
