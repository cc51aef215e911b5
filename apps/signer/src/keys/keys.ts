import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import * as z from 'zod';
import { networks, type Network } from '../config.ts';
import { demoDepositKeys, depositKeysOf, type DepositKeys } from './deposit-keys.ts';

const privateKey = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value),
  'a private key: 0x and 64 hexadecimal digits',
);
const extendedKey = z.string().regex(/^xprv[1-9A-HJ-NP-Za-km-z]{107}$/);
const keyFile = z.strictObject({
  erc20: privateKey,
  trc20: privateKey,
  /** The private halves of CHAIN_XPUB and TRON_XPUB; without one the network's deposits stay where they are. */
  deposits: z.strictObject({ erc20: extendedKey.optional(), trc20: extendedKey.optional() }).optional(),
});

type Accounts = Readonly<Record<Network, PrivateKeyAccount>>;

export interface Keys {
  /** The payout wallet of each network. */
  readonly accounts: Accounts;
  readonly deposits: DepositKeys;
}

/**
 * The keys of a folder, `keys.json`, readable by its owner alone. A demo makes its own at the first start; production
 * starts only with a file that an operator put there. Throws an Error that says which.
 */
export function loadKeys(folder: string, production: boolean): Keys {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    if (production) throw new Error(`There are no keys in ${file}: {"erc20": "0x…", "trc20": "0x…"}.`);
    makeKeys(folder, file);
  }
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} can be read by others than its owner: chmod 600 it.`);
  const parsed = keyFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} does not hold a key for ${networks.join(' and ')}.`);
  const { erc20, trc20, deposits } = parsed.data;
  return {
    accounts: { erc20: privateKeyToAccount(erc20), trc20: privateKeyToAccount(trc20) },
    deposits: deposits ? depositKeysOf(deposits) : production ? {} : demoDepositKeys(),
  };
}

function makeKeys(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = { erc20: generatePrivateKey(), trc20: generatePrivateKey() };
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
