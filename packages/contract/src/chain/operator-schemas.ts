import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, usdtAmount } from '../fields.ts';
import { networkStates } from './network-states.ts';
import type { chainOperatorEndpoints } from './operator-endpoints.ts';
import { usdtProtocols } from './protocols.ts';
import { signerAlarms } from './signer-alarms.ts';

const protocol = z.literal(usdtProtocols.codeList);

const chainNetwork = z.strictObject({
  code: z.string(),
  protocol,
  name: z.string(),
  state: z.enum(networkStates.codeList),
  confirmations: z.int(),
  node: z.strictObject({ height: z.int().nullable(), fault: z.string().nullable() }),
  cursor: z.strictObject({ height: z.int(), readAt: instant }).nullable(),
  /** Blocks that the node has and we have not read; null while either is unknown. */
  lag: z.int().nullable(),
  confirming: z.strictObject({ count: z.int(), total: usdtAmount }),
  signer: z
    .strictObject({
      address: z.string(),
      balance: usdtAmount.nullable(),
      once: usdtAmount,
      day: usdtAmount,
      signedToday: usdtAmount,
    })
    .nullable(),
  /** What comes near its end by the last look, a minute ago at most; the oldest first. */
  alarms: z.array(
    z.strictObject({
      alarm: z.enum(signerAlarms.codeList),
      /** USDT or the chain's own coin, as the alarm says. */
      remaining: z.string(),
      whole: z.string(),
      since: instant,
    }),
  ),
  /** Why nothing is known of the signer. */
  signerFault: z.string().nullable(),
  /** Deposit addresses, and those that still hold money, as the node says; null where too many or no node. */
  addresses: z.int(),
  unswept: z.strictObject({ count: z.int(), total: usdtAmount, checked: z.int() }).nullable(),
});

export const chainOperatorSchemas = {
  listChainNetworks: { input: nothing, output: z.strictObject({ networks: z.array(chainNetwork) }) },
} satisfies SchemasOf<typeof chainOperatorEndpoints>;
export type ChainNetwork = z.output<typeof chainNetwork>;
