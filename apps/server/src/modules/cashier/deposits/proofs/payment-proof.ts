import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { payOperatorEndpoints } from '@fairway/contract/deposits/methods/operator-endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import type { payOperatorSchemas } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { feedbackPictureEdge } from '@fairway/contract/limits/pictures.ts';
import { encodePicture, handInPicture, keepPictures, selectPicture } from '#modules/members';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import { notifyDeposit } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { channelOf, offerOf } from '../../channels/registry.ts';
import { lockOrder } from '../orders/order-store.ts';
import { insertProof, mostProofs, selectProofs, takesProof } from './proof-store.ts';

const purpose = 'payment';
const shape = { fit: 'inside', edge: feedbackPictureEdge, leastEdge: 16 } as const;

/** Takes a picture of a payment, re-encoded, and answers its name. Throws as `encodePicture`. */
export const uploadPaymentPicture: Operation<
  (typeof payEndpoints)['uploadPaymentPicture'],
  (typeof paySchemas)['uploadPaymentPicture']
> = async (app, call) => {
  const picture = await encodePicture(call.file, shape);
  return { name: await handInPicture(app.db, app, { ownerId: call.member.memberId, purpose }, picture) };
};

/**
 * Puts an own picture beside an own order, once and at most `mostProofs` of them: more are `depositStateWrong`, as for an order
 * that takes none. Writes the proof and a step. A proof credits nothing.
 */
export const handInPaymentProof: Operation<
  (typeof payEndpoints)['handInPaymentProof'],
  (typeof paySchemas)['handInPaymentProof']
> = (app, call, { billNo, name }) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    const at = app.clock.now();
    const order = await lockOrder(tx, billNo);
    if (!order || order.member_id !== memberId) throw new AppError('depositOrderNotFound');

    const engine = offerOf(app, order.pay_type)?.engine ?? 'page';
    const proofs = await selectProofs(tx, order);
    if (!takesProof(order, engine) || proofs.length >= mostProofs) throw new AppError('depositStateWrong');
    const kept = await keepPictures(tx, { ownerId: memberId, purpose, names: [name], at });
    if (kept !== 1) throw new AppError('pictureNotFound');

    await insertProof(tx, order, { name, at });
    await insertStep(tx, order, at, { event: 'proofHandedIn', actor: 'member', key: name });
    await channelOf(app, order.channel).collection?.proofAdded?.(tx, app, order);
    await notifyDeposit(tx, app, order);

    return { proofs: [...proofs, name] };
  });

/** A picture that the member handed in. Throws `pictureNotFound`, also for another member's. */
export const getPaymentProof: Operation<
  (typeof payEndpoints)['getPaymentProof'],
  (typeof paySchemas)['getPaymentProof']
> = async (app, call, { name }) =>
  asFile(await selectPicture(app.db, { name, purpose, ownerId: call.member.memberId }));

/** The same for an operator, of any member. */
export const getDepositProof: Operation<
  (typeof payOperatorEndpoints)['getDepositProof'],
  (typeof payOperatorSchemas)['getDepositProof']
> = async (app, _call, { name }) => asFile(await selectPicture(app.db, { name, purpose }));

function asFile(bytes: Buffer | undefined): FileAnswer {
  if (!bytes) throw new AppError('pictureNotFound');
  return new FileAnswer(bytes, 'image/webp', 'picture.webp');
}
