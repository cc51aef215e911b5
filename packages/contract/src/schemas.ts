import type { endpoints } from './endpoints.ts';
import type { SchemasOf } from './endpoint.ts';
import { cashierSchemas } from './cashier/schemas.ts';
import { contentSchemas } from './content/schemas.ts';
import { membersSchemas } from './members/schemas.ts';
import { memberAreaSchemas } from './members/profile/area-schemas.ts';
import { memberCodeSchemas } from './members/verification/code-schemas.ts';
import {
  memberIdentityOperatorSchemas,
  memberIdentitySchemas,
} from './members/verification/identity-schemas.ts';
import { memberMoveSchemas } from './members/move-schemas.ts';
import { membersOperatorSchemas } from './members/operator-schemas.ts';
import {
  memberSecondFactorOperatorSchemas,
  memberSecondFactorSchemas,
} from './members/verification/second-factor-schemas.ts';
import { memberStatusOperatorSchemas, memberStatusSchemas } from './members/standing-schemas.ts';
import { memberProfileSchemas } from './members/profile/profile-schemas.ts';
import { membersPrintedSchemas } from './members/printed-schemas.ts';
import { messagesSchemas } from './messages/schemas.ts';
import { operatorsSchemas } from './operators/schemas.ts';
import { proposalSchemas } from './operators/proposals/proposal-schemas.ts';
import { settingsSchemas } from './settings/settings-schemas.ts';
import { riskSchemas } from './risk/schemas.ts';
import { protectionOperatorSchemas, protectionSchemas } from './risk/protection-schemas.ts';
import { analyticsSchemas } from './site/analytics-schemas.ts';
import { realitySchemas } from './risk/reality-schemas.ts';
import { siteSchemas } from './site/schemas.ts';
import { sportsbookSchemas } from './sportsbook/schemas.ts';
import { venuesSchemas } from './venues/schemas.ts';
import { supportOperatorSchemas } from './support/operator-schemas.ts';
import { supportSchemas } from './support/schemas.ts';
import { walletUsdtSchemas } from './wallet/usdt-schemas.ts';
import { exchangeSchemas } from './wallet/exchange-schemas.ts';
import { yebSchemas } from './wallet/yeb-schemas.ts';
import { solvencySchemas } from './wallet/solvency-schemas.ts';
import { walletOperatorSchemas } from './wallet/operator-schemas.ts';
import { coinSchemas } from './wallet/coin-schemas.ts';
import { userInfoSchemas } from './wallet/user-info-schemas.ts';
import { walletSchemas } from './wallet/schemas.ts';

/** What goes in and out of every call. The browser imports only types from here: zod stays on the server. */
export const schemas = {
  ...membersSchemas,
  ...membersPrintedSchemas,
  ...memberAreaSchemas,
  ...memberSecondFactorSchemas,
  ...memberSecondFactorOperatorSchemas,
  ...memberStatusSchemas,
  ...memberStatusOperatorSchemas,
  ...memberProfileSchemas,
  ...membersOperatorSchemas,
  ...memberMoveSchemas,
  ...memberCodeSchemas,
  ...memberIdentitySchemas,
  ...memberIdentityOperatorSchemas,
  ...operatorsSchemas,
  ...proposalSchemas,
  ...settingsSchemas,
  ...riskSchemas,
  ...protectionSchemas,
  ...protectionOperatorSchemas,
  ...realitySchemas,
  ...siteSchemas,
  ...analyticsSchemas,
  ...venuesSchemas,
  ...cashierSchemas,
  ...walletSchemas,
  ...walletUsdtSchemas,
  ...coinSchemas,
  ...exchangeSchemas,
  ...yebSchemas,
  ...solvencySchemas,
  ...walletOperatorSchemas,
  ...userInfoSchemas,
  ...sportsbookSchemas,
  ...contentSchemas,
  ...messagesSchemas,
  ...supportSchemas,
  ...supportOperatorSchemas,
} satisfies SchemasOf<typeof endpoints>;

export type Schemas = typeof schemas;
