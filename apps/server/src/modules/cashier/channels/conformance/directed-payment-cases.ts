import { cny, formatMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { demand, demandStatus, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { PaymentProvider } from '../provider-kinds.ts';
import { directedAnswers } from './faults.ts';
import { opened } from './orders.ts';

type Payment = ConformanceCase<PaymentProvider>;

/** What a payer does in the sandbox, and what the provider then reports of it. */
export const directedPaymentCases: readonly Payment[] = [
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
];

/** The provider's answer is replaced by one that says nothing. */
export const directedAnswerCases = directedAnswers.map((answer): Payment => ({
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
}));
