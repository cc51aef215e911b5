import { parseMoney, tryParseMoney } from '@fairway/money';
import { parseEther } from 'viem/utils';
import * as z from 'zod';

const usdtAmount = (standard: string) =>
  z
    .string()
    .default(standard)
    .refine((text) => tryParseMoney(text, 'USDT') !== undefined, 'an amount of USDT')
    .transform((text) => parseMoney(text, 'USDT').minor);

const coinAmount = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,18})?$/, 'an amount of the chain’s own coin')
    .default(standard)
    .transform((text) => parseEther(text));

/** «chain id:token contract», the only token of the only chain that is signed for. */
const pin = z
  .string()
  .regex(/^\d{1,12}:0x[0-9a-fA-F]{40}$/)
  .optional();

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SIGNER_PORT: z.coerce.number().int().min(0).max(65535).default(8084),
  /** Folder of the keys and of what was signed; nobody else reads it. */
  SIGNER_DIR: z.string().min(1).default('.data/signer'),
  /** Shared with the server. */
  SIGNER_SECRET: z.string().min(16),
  /** The most that one transfer may move, in USDT. */
  SIGNER_ONCE: usdtAmount('10000'),
  /** The most that a network's transfers of a day may move together, in USDT. */
  SIGNER_DAY: usdtAmount('200000'),
  /** The most that a network's sweeps of a day may bring into the payout wallet together, in USDT. */
  SIGNER_SWEEP_DAY: usdtAmount('1000000'),
  /** The most that the fee of one payout may be, in the chain's own coin. */
  SIGNER_FEE_ONCE: coinAmount('0.05'),
  /** The most that one gift of fuel, or one fee of a sweep, may be, in the chain's own coin. */
  SIGNER_FUEL_ONCE: coinAmount('0.05'),
  /** The most fuel that a network's deposit addresses may be given a day together, in the chain's own coin. */
  SIGNER_FUEL_DAY: coinAmount('2'),
  SITE_TIME_ZONE: z.string().default('Asia/Shanghai'),
  SIGNER_ERC20: pin,
  SIGNER_TRC20: pin,
});

export const networks = ['erc20', 'trc20'] as const;
export type Network = (typeof networks)[number];

export interface Pin {
  readonly chainId: number;
  readonly token: string;
}

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once. Throws an Error that lists everything wrong, one line each. */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`signer configuration:\n  ${faults.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    production: env.NODE_ENV === 'production',
    port: env.SIGNER_PORT,
    folder: env.SIGNER_DIR,
    secret: env.SIGNER_SECRET,
    limits: {
      once: env.SIGNER_ONCE,
      day: env.SIGNER_DAY,
      sweepDay: env.SIGNER_SWEEP_DAY,
      /** In the coin's smallest unit, of which a whole has 10^18. */
      feeOnce: env.SIGNER_FEE_ONCE,
      fuelOnce: env.SIGNER_FUEL_ONCE,
      fuelDay: env.SIGNER_FUEL_DAY,
    },
    timeZone: env.SITE_TIME_ZONE,
    pins: { erc20: readPin(env.SIGNER_ERC20), trc20: readPin(env.SIGNER_TRC20) },
  };
}

function readPin(text: string | undefined): Pin | undefined {
  const [chainId = '', token = ''] = text?.split(':') ?? [];
  return text === undefined ? undefined : { chainId: Number(chainId), token: token.toLowerCase() };
}
