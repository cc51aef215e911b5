import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { bitcoinAddressOfKey, bitcoinCodec, evmAddressOfKey, evmCodec, tronCodec } from './address-codecs.ts';
import type { Network } from './network.ts';
import { evmNode } from './node/evm-node.ts';
import { omniNode } from './node/omni-node.ts';

const { codes } = usdtProtocols;

/** TRON: its node answers the questions of an Ethereum node; addresses are written in Base58Check. */
export const trc20: Network = {
  code: 'trc20',
  protocol: codes.trc20,
  demoXpub:
    'xpub661MyMwAqRbcG5oTxf2vJpuqEoyFyQdgv36HGPDmuQQDAa4HoC3vM2G1iKSZDvf5xZruEA2HAvtgf76A7oG8URHZva6Qe5WgjZ1RsrCcJkT',
  codec: tronCodec,
  addressOfKey: evmAddressOfKey,
  node: evmNode,
  arrivalMinutes: 1,
  payoutFee: 1_000000n,
};

export const erc20: Network = {
  code: 'erc20',
  protocol: codes.erc20,
  demoXpub:
    'xpub661MyMwAqRbcFiVeATPNvTRJMwKhQVA6rpqwAsMLBtp9WuJ2HLhCqYGDNdzC29MvnLCtdoPJq2vrF2VSGEStWCGB52WdWmWQKRbzWjub7Bw',
  codec: evmCodec,
  addressOfKey: evmAddressOfKey,
  node: evmNode,
  arrivalMinutes: 3,
  payoutFee: 1_000000n,
};

/** Bitcoin's chain with the Omni layer, for operators who run such a node: deposits only, for its issuer has given it up. */
export const omni: Network = {
  code: 'omni',
  protocol: codes.omni,
  demoXpub: undefined,
  codec: bitcoinCodec,
  addressOfKey: bitcoinAddressOfKey,
  node: omniNode,
  arrivalMinutes: 40,
  payoutFee: undefined,
};

/** Every network, in the order to offer them. */
export const networks: readonly Network[] = [trc20, erc20, omni];

export function networkOf(protocol: UsdtProtocol): Network | undefined {
  return networks.find((network) => network.protocol === protocol);
}
