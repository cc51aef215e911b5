import { cny, formatMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Spoil } from '#platform/adapters/conformance/spoil-http.ts';
import { demand, demandStatus, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import { callbackCases } from './callback-conformance.ts';
import { paymentAnswerCases, payoutAnswerCases } from './provider-answers.ts';
import type { PaymentProvider, PayoutProvider } from './provider-kinds.ts';
import { collectionOf, notifyUrl, opened, payoutOf, sent } from './provider-orders.ts';

type Payment = ConformanceCase<PaymentProvider>;
type Payout = ConformanceCase<PayoutProvider>;

const lost: readonly Spoil[] = ['answerLost', 'error500', 'garbage', 'empty'];
const directedAnswers = [
  'unknownStatus',
  'badSignature',
  'error500',
  'garbage',
  'maintenance',
  'huge',
  'reset',
] as const;

/** What every provider that collects money must do. */
export const paymentCases: readonly Payment[] = [
  {
    name: 'opens an order and says where to pay',
    async play(stage) {
      const news = await stage.port.open(collectionOf(stage), notifyUrl);
      demandStatus(news, ['pending']);
      demand(Boolean(news.payee?.payUrl) || Boolean(news.payee?.account), 'neither account nor page');
    },
  },
  {
    name: 'opened twice it is one order at one payee',
    async play(stage) {
      const order = collectionOf(stage);
      const first = await stage.port.open(order, notifyUrl);
      const second = await stage.port.open(order, notifyUrl);
      demandStatus(first, ['pending']);
      demandStatus(second, ['pending']);
      demand(first.payee?.account === second.payee?.account, 'two payees');
    },
  },
  ...lost.map((spoil): Payment => ({
    name: `${spoil} after success is unknown, and the query finds it`,
    async play(stage) {
      const order = collectionOf(stage);
      demandStatus(await stage.spoilt(spoil).open(order, notifyUrl), ['unknown']);
      demandStatus(await stage.port.query(order), ['pending']);
    },
  })),
  {
    name: 'a request that never left is no failure of the order',
    async play(stage) {
      demandStatus(await stage.spoilt('notSent').query(await opened(stage)), ['unknown']);
    },
  },
  ...(['tampered', 'bare', 'stale'] as const).map((spoil): Payment => ({
    name: `an answer that is ${spoil} proves nothing`,
    needs: 'signedAnswers',
    async play(stage) {
      const order = await opened(stage);
      const line = stage.spoilt(spoil, spoil === 'stale' ? 1 : 0);
      if (spoil === 'stale') await line.query(await opened(stage));
      demandStatus(await line.query(order), ['unknown']);
    },
  })),
  {
    name: 'an order that the provider never heard of is absent',
    async play(stage) {
      demandStatus(await stage.port.query(collectionOf(stage)), ['absent']);
    },
  },
  {
    name: 'an order of another amount under the same number proves nothing',
    async play(stage) {
      const order = await opened(stage);
      demandStatus(await stage.port.query({ ...order, amount: cny(501_00n) }), ['unknown']);
    },
  },
  {
    name: 'a wrong key proves nothing',
    needs: 'signedAnswers',
    async play(stage) {
      demandStatus(await stage.withWrongKeys().query(await opened(stage)), ['unknown']);
    },
  },
  {
    name: 'a message that nobody signed is not believed',
    async play({ port, ids }) {
      const body = Buffer.from(
        JSON.stringify({ eventId: ids.uuid(), type: 'collection.paid', orderNo: 'D1' }),
      );
      demand(port.readMessage(body, {}) === undefined, 'it was believed');
    },
  },
  {
    name: 'a statement that cannot be had whole is no empty statement',
    needs: 'statement',
    async play(stage) {
      const span = { from: addSeconds(stage.clock.now(), -600), to: stage.clock.now() };
      for (const spoil of lost) {
        const threw = await stage
          .spoilt(spoil)
          .statement(span)
          .then(
            () => false,
            () => true,
          );
        demand(threw, `${spoil} was read as a statement`);
      }
    },
  },
  {
    name: 'a payment is reported once, with its amount and number, and is in the statement',
    directed: true,
    async play(stage) {
      const order = await opened(stage);
      await stage.director?.post(`/director/psp/collections/${order.billNo}/pay`, { kind: 'full' });
      const news = await stage.port.query(order);
      demandStatus(news, ['paid']);
      demand(news.payments.length === 1, `${news.payments.length} payments`);
      demand(formatMoney(news.payments[0]?.amount ?? cny(0n)) === '500.00', 'another amount');
      const span = { from: addSeconds(stage.clock.now(), -600), to: addSeconds(stage.clock.now(), 600) };
      const lines = (await stage.port.statement(span)).filter(({ billNo }) => billNo === order.billNo);
      demand(lines.length === 1, `${lines.length} lines in the statement`);
    },
  },
  {
    name: 'paid twice: two payments with two numbers',
    directed: true,
    async play(stage) {
      const order = await opened(stage);
      await stage.director?.post(`/director/psp/collections/${order.billNo}/pay`, { kind: 'twice' });
      const { payments } = await stage.port.query(order);
      demand(new Set(payments.map(({ reference }) => reference)).size === 2, `${payments.length} payments`);
    },
  },
  {
    name: 'a payment of another amount is reported as what came',
    directed: true,
    async play(stage) {
      const order = await opened(stage);
      await stage.director?.post(`/director/psp/collections/${order.billNo}/pay`, {
        kind: 'short',
        amount: '499.00',
      });
      const { payments } = await stage.port.query(order);
      demand(
        payments.some(({ amount }) => formatMoney(amount) === '499.00'),
        'not what came',
      );
    },
  },
  {
    name: 'an order that ran out is closed, not paid',
    directed: true,
    async play(stage) {
      const order = await opened(stage);
      await stage.director?.post(`/director/psp/collections/${order.billNo}/expire`, {});
      demandStatus(await stage.port.query(order), ['closed', 'failed']);
    },
  },
  ...paymentAnswerCases,
  ...callbackCases,
  ...directedAnswers.map((answer): Payment => ({
    name: `the provider answers ${answer}: nothing is read into it`,
    directed: true,
    async play(stage) {
      const order = await opened(stage);
      const effect = { kind: 'request', answer };
      await stage.director?.post('/director/faults', {
        party: 'psp',
        operation: 'collections/query',
        effect,
      });
      demandStatus(await stage.port.query(order), ['unknown']);
    },
  })),
];

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
