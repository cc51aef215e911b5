import type { CurrentAddress } from '@fairway/contract/deposits/usdt/schemas.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { addressOf, confirmationsOf, networkOf } from '#modules/chain';
import { networkState } from '#modules/chain';
import { merchantNoOf } from '../offer/usdt-networks.ts';

/** The member's own address on a network, the same for good; derived at first use. Throws `protocolUnavailable`. */
export async function currentAddress(
  app: Platform,
  memberId: string,
  protocol: UsdtProtocol,
): Promise<CurrentAddress> {
  const network = networkOf(protocol);
  const name = usdtProtocols.label(protocol, 'en') ?? '';
  if (!network || networkState(app, protocol) !== 'open')
    throw new AppError('protocolUnavailable', { protocol: name });
  const address = network.codec.toText(await addressOf(app, network, memberId));
  const confirmations = confirmationsOf(app, network);
  return { merchantNo: merchantNoOf(protocol), protocol, name, address, qrCode: address, confirmations };
}
