import { cny } from '@fairway/money';
import { demand, demandStatus, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { PayoutProvider } from '../provider-kinds.ts';
import { payoutAnswerCases } from './answer-cases.ts';
import { directedAnswers, lost } from './faults.ts';
import { notifyUrl, payoutOf, sent } from './orders.ts';

type Payout = ConformanceCase<PayoutProvider>;

/** What every provider that pays out must do: unknown is never failed, because failed gives the money back. */
export const payoutCases: readonly Payout[] = [
  {
    name: 'takes a payout and knows it afterwards',
    async play(stage) {
      demandStatus(await stage.port.query(await sent(stage)), ['pending', 'paid']);
    },
  },
  {
    name: 'sent twice it is one payout',
    async play(stage) {
      const order = await sent(stage);
      const first = await stage.port.query(order);
      demandStatus(await stage.port.send(order, notifyUrl), ['pending', 'paid', 'unknown']);
      demand((await stage.port.query(order)).reference === first.reference, 'another number');
    },
  },
  {
    name: 'a request that the line repeats is one payout',
    async play(stage) {
      const order = payoutOf(stage);
      demandStatus(await stage.spoilt('twice').send(order, notifyUrl), ['pending', 'paid', 'unknown']);
      demandStatus(await stage.port.query(order), ['pending', 'paid']);
    },
  },
  ...lost.map((spoil): Payout => ({
    name: `${spoil} after success is unknown, and the query finds it`,
    async play(stage) {
      const order = payoutOf(stage);
      demandStatus(await stage.spoilt(spoil).send(order, notifyUrl), ['unknown']);
      demandStatus(await stage.port.query(order), ['pending', 'paid']);
    },
  })),
  ...(['tampered', 'bare', 'stale'] as const).map((spoil): Payout => ({
    name: `an answer that is ${spoil} proves nothing`,
    needs: 'signedAnswers',
    async play(stage) {
      const order = await sent(stage);
      const line = stage.spoilt(spoil, spoil === 'stale' ? 1 : 0);
      if (spoil === 'stale') await line.query(await sent(stage));
      demandStatus(await line.query(order), ['unknown']);
    },
  })),
  {
    name: 'a payout of another amount under the same number proves nothing',
    async play(stage) {
      const order = await sent(stage);
      demandStatus(await stage.port.query({ ...order, amount: cny(501_00n) }), ['unknown']);
    },
  },
  {
    name: 'a payout that the provider never heard of is absent',
    async play(stage) {
      demandStatus(await stage.port.query(payoutOf(stage)), ['absent']);
    },
  },
  {
    name: 'a wrong key proves nothing',
    needs: 'signedAnswers',
    async play(stage) {
      demandStatus(await stage.withWrongKeys().query(await sent(stage)), ['unknown']);
    },
  },
  ...(['PAID', 'FAILED', 'RETURNED'] as const).map((status): Payout => ({
    name: `ended as ${status} it is ${status.toLowerCase()} and nothing else`,
    directed: true,
    async play(stage) {
      const order = await sent(stage);
      if (status === 'RETURNED')
        await stage.director?.post(`/director/psp/payouts/${order.billNo}/resolve`, { status: 'PAID' });
      await stage.director?.post(`/director/psp/payouts/${order.billNo}/resolve`, { status });
      demandStatus(await stage.port.query(order), [status.toLowerCase()]);
    },
  })),
  ...payoutAnswerCases,
  ...directedAnswers.map((answer): Payout => ({
    name: `the provider answers ${answer}: neither paid nor failed`,
    directed: true,
    async play(stage) {
      const order = await sent(stage);
      const effect = { kind: 'request', answer };
      await stage.director?.post('/director/faults', { party: 'psp', operation: 'payouts/query', effect });
      demandStatus(await stage.port.query(order), ['unknown']);
    },
  })),
];
