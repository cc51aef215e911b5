import type * as z from 'zod';
import type { SignedOperation } from '../../http/signed-operation.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { findCollection } from './collections/collection-store.ts';
import { presentCollection } from './collections/present-collection.ts';
import { orderQuery } from './merchant-fields.ts';
import { findPayout } from './payouts/payout-store.ts';
import { presentPayout } from './payouts/present-payout.ts';
import { sealOrder } from './seals.ts';

type OrderQuery = z.infer<typeof orderQuery>;

/** `POST /psp/v1/collections/query` */
export function queryCollection(stage: Stage): SignedOperation<OrderQuery> {
  return query(stage, 'collection', (orderNo) => {
    const order = findCollection(stage.book, orderNo);
    return order && presentCollection(stage, order);
  });
}

/** `POST /psp/v1/payouts/query` */
export function queryPayout(stage: Stage): SignedOperation<OrderQuery> {
  return query(stage, 'payout', (orderNo) => {
    const order = findPayout(stage.book, orderNo);
    return order && presentPayout(stage, order);
  });
}

function query(
  stage: Stage,
  kind: 'collection' | 'payout',
  find: (orderNo: string) => object | undefined,
): SignedOperation<OrderQuery> {
  return {
    path: `/psp/v1/${kind}s/query`,
    operation: `${kind}s/query`,
    schema: orderQuery,
    sender: (input) => input.merchantNo,
    orderNo: (input) => input.orderNo,
    act(input) {
      const order = find(input.orderNo);
      if (order) return { order };
      if (input.seal) sealOrder(stage.book, kind, input.orderNo);
      return new Refusal(404, 'ORDER_NOT_FOUND', 'No order has this number.');
    },
  };
}
