import type { UsdtNetwork } from '@fairway/contract/deposits/usdt/schemas.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { formatMoney } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { networkState } from '#modules/chain';
import { collectionFor, confirmationsNeeded, payoutRouteOf } from '../../channels/registry.ts';

const { codes } = usdtProtocols;

/** Names a network towards the member's client; by it the address is asked for. */
export function merchantNoOf(protocol: UsdtProtocol): string {
  return `FW-${usdtProtocols.label(protocol, 'en') ?? ''}`;
}

export function protocolOf(merchantNo: string): UsdtProtocol | undefined {
  return usdtProtocols.codeList.find((protocol) => merchantNoOf(protocol) === merchantNo);
}

/** The three networks of the specification with their terms; one without a node has none and says why. */
export function usdtNetworks(app: Platform): UsdtNetwork[] {
  return usdtProtocols.codeList.map((protocol) => {
    const state = networkState(app, protocol);
    const served = collectionFor(app, payTypes.codes.usdt, protocol);
    const payout = payoutRouteOf(app, withdrawalTypes.codes.usdt, protocol)?.offer;
    return {
      protocol,
      name: usdtProtocols.label(protocol, 'en') ?? '',
      merchantNo: merchantNoOf(protocol),
      state,
      givenUp: protocol === codes.omni,
      confirmations: served ? confirmationsNeeded(app, served.channel.code) : 0,
      deposit:
        served && state === 'open'
          ? {
              min: formatMoney(served.offer.min),
              max: formatMoney(served.offer.max),
              arrivalMinutes: served.offer.arrivalMinutes,
            }
          : null,
      withdrawal: payout
        ? { min: formatMoney(payout.min), max: formatMoney(payout.max), fee: formatMoney(payout.fee) }
        : null,
    };
  });
}
