import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { add, formatMoney, money, type Money } from '@fairway/money';
import { comparedChannels } from '#modules/cashier';
import { readHouseTotals } from '#modules/ledger';
import { requestApproval } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { heldAtChannels } from '../solvency/held-at-channels.ts';
import { capitalProposal, type CapitalPayload } from './capital-proposal.ts';
import { readCapital, type Capital } from './read-capital.ts';
import { refuseNeeded } from './refuse-needed.ts';

/**
 * Proposes to record own money of the house that was brought to a channel, or to take some out; only another person's approval books it.
 * Throws `amountMalformed`, `inputInvalid` for a channel that is not there, `capitalNeeded`.
 */
export const proposeCapital: Operation<
  (typeof walletOperatorEndpoints)['proposeCapital'],
  (typeof walletOperatorSchemas)['proposeCapital']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { evidence, ...asked } = input;
  const amount = readCapital(asked);
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const held = await heldThere(tx, app, asked);
    await refuseNeeded(tx, app, amount);

    const { channel, currency } = asked;
    const text = (sum: Money) => `${formatMoney(sum)} ${currency}`;
    const payload: CapitalPayload = {
      capital: asked,
      after: { name: channel, channel, amount: text(amount), held: text(add(held, amount)) },
    };
    const id = app.ids.uuid();
    const request = { id, kind: capitalProposal.name, objectId: id, objectVersion: '1' };
    const before = { name: channel, channel, held: text(held) };
    await requestApproval(tx, app, call, { ...request, payload, before, reason: evidence });
    await app.audit(tx, call, {
      action: operation,
      object: { kind: capitalProposal.objectKind, id },
      after: asked,
      reason: evidence,
    });

    return { proposalId: id };
  });
};

/** What the books hold at the channel now; it is one that reports its side, or that holds money. */
async function heldThere(tx: Tx, app: Platform, { channel, currency }: Capital): Promise<Money> {
  const totals = await readHouseTotals(tx);
  const there = heldAtChannels(totals, currency).find((each) => each.channel === channel);
  if (!there && !comparedChannels(app).some(({ code }) => code === channel))
    throw new AppError('inputInvalid', {}, { fields: ['channel'] });
  return there?.amount ?? money(currency, 0n);
}
