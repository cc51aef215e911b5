import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { depositSchemas } from './deposits/deposit-schemas.ts';
import type { cashierEndpoints } from './endpoints.ts';
import { cashierGateSchemas, identitySchemas } from './deposits/gate-schemas.ts';
import { matchingOperatorSchemas, matchingSchemas } from './matching/matching-schemas.ts';
import { cashierOperatorSchemas, turnoverOperatorSchemas } from './operator-schemas.ts';
import { payOperatorSchemas } from './pay/pay-operator-schemas.ts';
import { paySchemas } from './pay/pay-schemas.ts';
import { rehearsalSchemas, turnoverSchemas } from './withdrawals/rehearsal-schemas.ts';
import { payoutMethodSchemas } from './withdrawals/payout-method-schemas.ts';
import { sweepOperatorSchemas } from './usdt/sweep-schemas.ts';
import { boundAddressSchemas, chainOperatorSchemas, usdtSchemas } from './usdt/usdt-schemas.ts';
import { cashierSettingsSchemas } from './settings/cashier-settings-schemas.ts';
import { withdrawalSchemas } from './withdrawals/withdrawal-schemas.ts';

export const cashierSchemas = {
  ...depositSchemas,
  ...paySchemas,
  ...withdrawalSchemas,
  ...payoutMethodSchemas,
  ...rehearsalSchemas,
  ...turnoverSchemas,
  ...matchingSchemas,
  ...matchingOperatorSchemas,
  ...usdtSchemas,
  ...chainOperatorSchemas,
  ...boundAddressSchemas,
  ...sweepOperatorSchemas,
  ...identitySchemas,
  ...cashierGateSchemas,
  ...cashierOperatorSchemas,
  ...turnoverOperatorSchemas,
  ...payOperatorSchemas,
  ...cashierSettingsSchemas,
  /** The body is the provider's own; the channel reads it. The answer is theirs too: the word «success». */
  receiveChannelCallback: { input: z.unknown(), output: z.unknown() },
} satisfies SchemasOf<typeof cashierEndpoints>;
