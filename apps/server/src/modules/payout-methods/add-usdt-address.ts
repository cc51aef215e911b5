import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { networkOf, refusePayee } from '#modules/chain';
import { canonicalAddress } from './usdt-addresses/canonical-address.ts';
import { bindMethod } from './bind-method.ts';
import { maskAddress } from './bank-cards/card-number.ts';
import { payoutService } from './payout-service.ts';
import { presentMethod } from './present-method.ts';
import { requireWithdrawPassword } from './withdraw-password/withdraw-password.ts';

/**
 * Binds a USDT address of a network that we pay on. Throws `protocolUnavailable`, `payoutAddressInvalid` where prefix, length
 * or checksum is wrong, what refusePayee throws of addresses that must not be paid to, and what bindMethod and the withdraw
 * password throw.
 */
export const addUsdtAddress: Operation<
  (typeof payoutMethodEndpoints)['addUsdtAddress'],
  (typeof payoutMethodSchemas)['addUsdtAddress']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const { withdrawPassword, ...added } = input;
  const protocol = usdtProtocols.label(added.protocol, 'en') ?? '';
  if (!payoutService.only(app).paysOn(app, added.protocol))
    throw new AppError('protocolUnavailable', { protocol });
  const address = canonicalAddress(added.protocol, added.address);
  if (address === undefined) throw new AppError('payoutAddressInvalid', { protocol });
  const network = networkOf(added.protocol);
  const bytes = network?.codec.toHex(address);
  if (network && bytes) await refusePayee(app, network, bytes);
  await requireWithdrawPassword(app, memberId, withdrawPassword);

  const key = { owner: `member/${memberId}`, operation, operationId, input: added };
  return onceInTransaction(app, key, async (tx) => {
    const method = await bindMethod(tx, app, memberId, {
      kind: 'usdtAddress',
      number: address,
      masked: maskAddress(address),
      protocol: added.protocol,
      label: added.label,
    });

    return presentMethod(method, app.clock.now());
  });
};
