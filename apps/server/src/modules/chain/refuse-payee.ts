import { isAddressEqual, type Address } from 'viem';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { isOfHouse } from './address-store.ts';
import type { Network } from './network.ts';
import { RpcFault } from './node/rpc.ts';
import { tokenAddress } from './node/token.ts';
import { fetchSignerStatus, SignerFault } from './paying/ask-signer.ts';

/**
 * Throws `payoutAddressOfHouse` for a deposit address or the payout wallet of the house, which would bring the money
 * back in as a member's deposit, and `payoutAddressNoWallet` for the token's own contract, from which nothing returns.
 * Asks signer and node, so not within a transaction; one that does not answer is not waited for.
 */
export async function refusePayee(app: Platform, network: Network, address: Address): Promise<void> {
  const [own, wallet, token] = await Promise.all([
    isOfHouse(app.db, network, address),
    fetchSignerStatus(app, network).then((signer) => signer.address, unknownOf(SignerFault)),
    tokenAddress(app, network).catch(unknownOf(RpcFault)),
  ]);
  if (own || (wallet && isSame(wallet, address))) throw new AppError('payoutAddressOfHouse');
  if (token && isAddressEqual(token, address)) throw new AppError('payoutAddressNoWallet');
}

const isSame = (text: string, address: Address): boolean => text.toLowerCase() === address.toLowerCase();

/** Takes a fault of that kind for "not known now". */
function unknownOf(kind: typeof SignerFault | typeof RpcFault): (fault: unknown) => undefined {
  return (fault) => {
    if (!(fault instanceof kind)) throw fault;
  };
}
