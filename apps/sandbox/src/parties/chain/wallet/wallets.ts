import { mnemonicToAccount, type HDAccount } from 'viem/accounts';

/** A person of the sandbox with money on the chain. */
export interface Wallet {
  readonly name: string;
  readonly account: HDAccount;
}

const names = ['水龙头', '陈远的钱包', '周宁的钱包'] as const;

/** Deploys TRON's token, so that its first transaction is that token's on an older chain as well. */
const tronIssuerIndex = 100;

/** The faucet (which also deployed Ethereum's token), two customers and TRON's issuer, derived from the phrase. */
export function deriveWallets(mnemonic: string): {
  faucet: Wallet;
  customers: readonly Wallet[];
  all: readonly Wallet[];
  tronIssuer: Wallet;
} {
  const wallet = (name: string, addressIndex: number) => ({
    name,
    account: mnemonicToAccount(mnemonic, { addressIndex }),
  });
  const [faucetName, ...customerNames] = names;
  const faucet = wallet(faucetName, 0);
  const customers = customerNames.map((name, index) => wallet(name, index + 1));
  return {
    faucet,
    customers,
    all: [faucet, ...customers],
    tronIssuer: wallet('波场发行方', tronIssuerIndex),
  };
}

export const walletCount = names.length;
