import type { NetworkState } from '@fairway/contract/chain/network-states.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import type { Platform } from '#platform/platform.ts';
import { depositXpub } from './deposit-keys.ts';
import { settingsOf, type Network } from './network.ts';
import { networkOf } from './networks.ts';

/** Whether a network's node and the key that deposit addresses are derived from are configured. */
export function isConfigured(app: Platform, network: Network): boolean {
  return settingsOf(app, network).rpcUrl !== undefined && depositXpub(app, network) !== undefined;
}

/** Whether a network can be chosen here, and why not. */
export function networkState(app: Platform, protocol: UsdtProtocol): NetworkState {
  const network = networkOf(protocol);
  if (network && isConfigured(app, network)) return 'open';
  return protocol === usdtProtocols.codes.omni ? 'givenUp' : 'noNode';
}
