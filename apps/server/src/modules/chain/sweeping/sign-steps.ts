import type { Address } from 'viem';
import type { Platform } from '#platform/platform.ts';
import type { Network, SignedTransfer } from '../network.ts';
import { tokenAddress } from '../node/token.ts';
import { askToSign } from '../paying/ask-signer.ts';
import type { SweepRow } from './sweep-store.ts';

export type Signing = SignedTransfer | { refused: string };

interface Terms {
  chainId: number;
  gasPrice: bigint;
  /** The price of bytes that are to be outbid; left out where nothing was signed yet. */
  above?: bigint;
}

/** Has the fuel of a sweep signed. Once a sweep, whatever is asked the second time, unless it is outbid. Throws SignerFault, RpcFault. */
export async function signFuel(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  { value, leastNonce, ...terms }: Terms & { value: bigint; leastNonce: bigint },
): Promise<Signing> {
  const question = await common(app, network, sweep, terms);
  return askToSign(app, '/v1/sign-fuel', {
    ...question,
    value: String(value),
    leastNonce: String(leastNonce),
  });
}

/** Has the transfer of a sweep signed; the signer alone knows where to. Once a sweep, unless it is outbid. Throws SignerFault, RpcFault. */
export async function signSweep(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  { nonce, ...terms }: Terms & { nonce: bigint },
): Promise<Signing> {
  const question = await common(app, network, sweep, terms);
  return askToSign(app, '/v1/sign-sweep', {
    ...question,
    amount: String(sweep.amount),
    nonce: String(nonce),
  });
}

async function common(app: Platform, network: Network, sweep: SweepRow, { chainId, gasPrice, above }: Terms) {
  const token: Address = await tokenAddress(app, network);
  return {
    network: network.code,
    billNo: sweep.sign_no,
    chainId,
    token,
    index: sweep.derivation_index,
    address: sweep.address,
    gasPrice: String(gasPrice),
    ...(above !== undefined && { above: String(above) }),
  };
}
