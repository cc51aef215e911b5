import type { chainOperatorEndpoints } from '@fairway/contract/chain/operator-endpoints.ts';
import type { ChainNetwork, chainOperatorSchemas } from '@fairway/contract/chain/operator-schemas.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { formatMoney, usdt } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectSignerAlarms } from '../alarms/alarms-store.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { networkOf } from '../networks.ts';
import { RpcFault } from '../node/rpc.ts';
import { SignerFault, fetchSignerStatus } from '../paying/ask-signer.ts';
import { chainBook } from '../chain-book.ts';
import { networkState } from '../network-state.ts';
import { countAddresses, readConfirming, readProgress, selectPaidAddresses } from './chain-store.ts';

/** Deposit addresses whose balance the node is asked for at a time: the newest that ever received anything. */
const addressesAsked = 40;

/**
 * The state of each network, read from the node, the signer and our own cursor. What does not answer says why. Writes
 * nothing.
 */
export const listChainNetworks: Operation<
  (typeof chainOperatorEndpoints)['listChainNetworks'],
  (typeof chainOperatorSchemas)['listChainNetworks']
> = async (app) => ({
  networks: await Promise.all(usdtProtocols.codeList.map((protocol) => describe(app, protocol))),
});

async function describe(app: Platform, protocol: UsdtProtocol): Promise<ChainNetwork> {
  const name = usdtProtocols.label(protocol, 'en') ?? '';
  const state = networkState(app, protocol);
  const network = networkOf(protocol);
  const line = { code: network?.code ?? name.toLowerCase(), protocol, name, state };
  if (!network || state !== 'open') return { ...line, ...nothingKnown };
  const [height, cursor, confirming, signer, addresses, alarms] = await Promise.all([
    heightOf(app, network),
    readProgress(app.db, network.code),
    readConfirming(app.db, chainBook.only(app), network.code),
    signerOf(app, network),
    countAddresses(app.db, network.code),
    selectSignerAlarms(app.db),
  ]);
  return {
    ...line,
    confirmations: confirmationsOf(app, network),
    node: height,
    cursor: cursor && { height: Number(cursor.height), readAt: cursor.read_at.toISOString() },
    lag: cursor && height.height !== null ? Math.max(0, height.height - Number(cursor.height)) : null,
    confirming: { count: confirming.count, total: formatMoney(usdt(confirming.total)) },
    ...signer,
    alarms: alarms
      .filter((row) => row.network === network.code)
      .map(({ alarm, remaining, whole, since }) => ({
        alarm,
        remaining,
        whole,
        since: since.toISOString(),
      })),
    addresses,
    unswept: await unswept(app, network),
  };
}

const nothingKnown = {
  confirmations: 0,
  node: { height: null, fault: null },
  cursor: null,
  lag: null,
  confirming: { count: 0, total: formatMoney(usdt(0n)) },
  signer: null,
  alarms: [],
  signerFault: null,
  addresses: 0,
  unswept: null,
} satisfies Partial<ChainNetwork>;

async function heightOf(app: Platform, network: Network): Promise<ChainNetwork['node']> {
  try {
    return { height: Number(await network.node.height(app, network)), fault: null };
  } catch (fault) {
    return { height: null, fault: faultText(fault) };
  }
}

async function signerOf(
  app: Platform,
  network: Network,
): Promise<Pick<ChainNetwork, 'signer' | 'signerFault'>> {
  try {
    const { address, once, day, signedToday } = await fetchSignerStatus(app, network);
    const balance = await network.node.balanceOf(app, network, address).catch(() => null);
    return {
      signer: {
        address: network.codec.toText(address),
        balance: balance === null ? null : formatMoney(usdt(balance)),
        once: formatMoney(usdt(once)),
        day: formatMoney(usdt(day)),
        signedToday: formatMoney(usdt(signedToday)),
      },
      signerFault: null,
    };
  } catch (fault) {
    return { signer: null, signerFault: faultText(fault) };
  }
}

/** What deposit addresses still hold: deposits that the treasury has not collected yet. */
async function unswept(app: Platform, network: Network): Promise<ChainNetwork['unswept']> {
  const addresses = await selectPaidAddresses(app.db, chainBook.only(app), network.code, addressesAsked);
  try {
    const balances = await Promise.all(
      addresses.map((address) => network.node.balanceOf(app, network, address)),
    );
    const held = balances.filter((balance) => balance > 0n);
    const total = held.reduce((sum, balance) => sum + balance, 0n);
    return { count: held.length, total: formatMoney(usdt(total)), checked: addresses.length };
  } catch (fault) {
    faultText(fault);
    return null;
  }
}

/** What a node or the signer did not do, in its own message; anything else is a fault of the program. */
function faultText(fault: unknown): string {
  if (fault instanceof RpcFault || fault instanceof SignerFault) return fault.message;
  throw fault;
}
