import { z } from 'zod';
import { depositOrder, depositOrderSummary } from '../schemas.ts';
import type { SchemasOf } from '../../endpoint.ts';
import { billNo, nothing, usdtAmount } from '../../fields.ts';
import { networkStates } from '../../chain/network-states.ts';
import { usdtProtocols, virtualProtocols } from '../../chain/protocols.ts';
import type { usdtEndpoints } from './endpoints.ts';
import { coldWallets, usdtRoutes } from './routes.ts';
import { virtualSwitch } from './virtual-switch.ts';

const protocol = z.literal(usdtProtocols.codeList);

const merchantNo = z.string().regex(/^[A-Z0-9-]{4,32}$/);

const switchValue = z.strictObject({ value: z.enum(virtualSwitch.codeList) });

export const usdtNetwork = z.strictObject({
  protocol,
  name: z.string(),
  /** By it the address is asked for. */
  merchantNo,
  state: z.enum(networkStates.codeList),
  /** The issuer no longer issues or redeems on it. */
  givenUp: z.boolean(),
  confirmations: z.int(),
  /** Null: nothing is paid in, or out, on it. */
  deposit: z.strictObject({ min: usdtAmount, max: usdtAmount, arrivalMinutes: z.int() }).nullable(),
  withdrawal: z.strictObject({ min: usdtAmount, max: usdtAmount, fee: usdtAmount }).nullable(),
});

const currentAddress = z.strictObject({
  merchantNo,
  protocol,
  name: z.string(),
  address: z.string(),
  /** What the QR code holds: the bare address, which every wallet understands. */
  qrCode: z.string(),
  confirmations: z.int(),
});

const step = z.strictObject({
  code: z.int(),
  name: z.string(),
  state: z.enum(['done', 'current', 'ahead', 'stopped']),
});

const usdtDeposit = z.strictObject({
  order: depositOrder,
  route: z.enum(usdtRoutes.codeList),
  /** Only of a deposit from an own wallet. */
  wallet: z.enum(coldWallets.codeList).nullable(),
  steps: z.array(step),
  /** Where the exchange sells USDT and sends it to the order's address; null where none is configured. */
  exchangeUrl: z.url().nullable(),
});

export const usdtSchemas = {
  getVirtualSwitchConfig: { input: nothing, output: switchValue },
  getUsdtSwitch: { input: nothing, output: switchValue },
  checkVirtualWhitelist: {
    input: nothing,
    output: z.strictObject({ enabled: z.boolean(), listed: z.boolean() }),
  },
  listUsdtNetworks: { input: nothing, output: z.strictObject({ networks: z.array(usdtNetwork) }) },
  getVirtualQrAddress: { input: z.strictObject({ merchantNo }), output: currentAddress },
  getStandbyUsdt: { input: z.strictObject({ protocol }), output: currentAddress },
  getStandbyUsdtV2: {
    input: nothing,
    output: z.strictObject({
      order: depositOrderSummary.nullable(),
      addresses: z.array(currentAddress),
    }),
  },
  checkDuplicateAddress: {
    input: z.strictObject({ protocol: z.literal(virtualProtocols.codeList), address: z.string().max(100) }),
    output: z.strictObject({ duplicate: z.boolean() }),
  },
  openUsdtDeposit: {
    input: z.discriminatedUnion('route', [
      z.strictObject({ route: z.literal('rmb'), protocol, amount: z.string().max(24) }),
      z.strictObject({
        route: z.literal('usdt'),
        wallet: z.enum(coldWallets.codeList),
        protocol,
        amount: z.string().max(24),
      }),
    ]),
    output: usdtDeposit,
  },
  getUsdtDeposit: { input: z.strictObject({ billNo }), output: usdtDeposit },
} satisfies SchemasOf<typeof usdtEndpoints>;
export type UsdtNetwork = z.output<typeof usdtNetwork>;
export type UsdtDeposit = z.output<typeof usdtDeposit>;
export type CurrentAddress = z.output<typeof currentAddress>;
