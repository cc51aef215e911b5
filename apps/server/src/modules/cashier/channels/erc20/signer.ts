import { sql } from 'kysely';
import { encodeFunctionData, erc20Abi, getAddress, keccak256, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { usdt } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { payoutKey } from './chain-keys.ts';

/** A transfer to be signed. */
export interface TransferToSign {
  chainId: number;
  token: Address;
  to: string;
  /** Millionths of USDT. */
  amount: bigint;
  nonce: bigint;
  gasPrice: bigint;
}

/**
 * Signs token transfers and nothing else, within limits of its own, whatever asks it: so much at a time and so much a day.
 * Today it holds its key in this process; a separate process takes its place behind the same two calls.
 */
export interface Signer {
  readonly address: Address;
  /** Undefined when a limit would be passed. Counts what it signs in the caller's transaction. */
  sign(tx: Tx, transfer: TransferToSign): Promise<{ signed: Hex; txHash: Hex } | undefined>;
}

const limits = { once: usdt(50_000_000000n).minor, day: usdt(500_000_000000n).minor };
const gas = 120_000n;

/** The configured signer; undefined where no key is configured. */
export function signerOf(app: Platform): Signer | undefined {
  const key = payoutKey(app.config);
  if (key === undefined) return undefined;
  const account = privateKeyToAccount(key);
  return {
    address: account.address,
    async sign(tx, transfer) {
      const day = siteDay(app.clock.now(), app.config.siteTimeZone);
      if (transfer.amount > limits.once) return undefined;
      if (!(await countSigned(tx, account.address, day, transfer.amount))) return undefined;
      const signed = await account.signTransaction({
        type: 'legacy',
        chainId: transfer.chainId,
        to: transfer.token,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [getAddress(transfer.to), transfer.amount],
        }),
        nonce: Number(transfer.nonce),
        gas,
        // Twice the present price: the same bytes are good for a while and only the real price is paid.
        gasPrice: transfer.gasPrice * 2n,
      });
      return { signed, txHash: keccak256(signed) };
    },
  };
}

async function countSigned(tx: Tx, sender: string, day: string, amount: bigint): Promise<boolean> {
  const counted = await sql`
    insert into cashier_signer_days as d (sender, day, signed) values (${sender}, ${day}::date, ${amount})
    on conflict (sender, day) do update set signed = d.signed + excluded.signed
      where d.signed + excluded.signed <= ${limits.day}
    returning signed`.execute(tx);
  return counted.rows.length > 0;
}
