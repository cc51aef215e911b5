import { HDKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { stringToBytes, toHex } from 'viem/utils';
import { networks, type Network } from '../config.ts';

/** What a network's deposit addresses are derived from; left out where nobody has put it here. */
export type DepositKeys = Readonly<Partial<Record<Network, HDKey>>>;

/** Throws an Error when a key is none. */
export function depositKeysOf(written: Partial<Record<Network, string | undefined>>): DepositKeys {
  return Object.fromEntries(
    networks.flatMap((network) => {
      const text = written[network];
      return text === undefined ? [] : [[network, HDKey.fromExtendedKey(text)]];
    }),
  );
}

/**
 * The keys of a demo's deposit addresses, made of a phrase that everybody can read here: what lies there is the
 * sandbox's play money. The server knows their public halves (`channels/chain/networks.ts`). Never used in production.
 */
export function demoDepositKeys(): DepositKeys {
  const keyOf = (network: Network) =>
    HDKey.fromMasterSeed(stringToBytes(`fairway demo: deposit addresses of ${network}`));
  return { erc20: keyOf('erc20'), trc20: keyOf('trc20') };
}

/** The account of a deposit address, by the index it was derived with. */
export function depositAccount(key: HDKey, index: number): PrivateKeyAccount {
  const { privateKey } = key.deriveChild(index);
  if (!privateKey) throw new Error(`no private key at index ${index}`);
  return privateKeyToAccount(toHex(privateKey));
}
