import * as z from 'zod';
import { callerId, currency } from '../../platform/fields.ts';

/** What every call of the agent begins with. */
export const agentField = { agent: z.string().min(1).max(64) };

/** Names a wallet: one a member and currency. */
export const walletFields = { memberCode: callerId, currency };
