import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { usdtProtocols, virtualProtocols } from '../../enums/protocols.ts';
import { virtualSwitch } from '../../enums/switches.ts';
import { billNo, instant, nothing, typedText, usdtAmount, uuid } from '../../fields.ts';
import { depositOrder, depositOrderSummary } from '../deposits/deposit-schemas.ts';
import type { boundAddressEndpoints, chainOperatorEndpoints, usdtEndpoints } from './usdt-endpoints.ts';
import { signerAlarms } from './signer-words.ts';
import { coldWallets, networkStates, usdtRoutes } from './usdt-words.ts';

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

const boundAddress = z.strictObject({
  methodId: uuid,
  memberId: uuid,
  memberName: z.string(),
  masked: z.string(),
  addedAt: instant,
  inUse: z.boolean(),
});

const askedAddress = z.strictObject({
  protocol: z.literal(virtualProtocols.codeList),
  address: z.string().max(100),
});

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

export const boundAddressSchemas = {
  getBoundAddress: {
    input: askedAddress,
    output: z.strictObject({ bound: boundAddress.nullable() }),
  },
  cleanBoundAddress: {
    input: askedAddress.extend({ reason: typedText(0, 200) }),
    output: z.strictObject({ bound: z.null() }),
  },
} satisfies SchemasOf<typeof boundAddressEndpoints>;

export type UsdtNetwork = z.output<typeof usdtNetwork>;
export type UsdtDeposit = z.output<typeof usdtDeposit>;
export type CurrentAddress = z.output<typeof currentAddress>;
export type ChainNetwork = z.output<typeof chainNetwork>;
