import { cny } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { demand, demandStatus, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { PaymentProvider } from '../provider-kinds.ts';
import { paymentAnswerCases } from './answer-cases.ts';
import { callbackCases } from './callback-cases.ts';
import { directedAnswerCases, directedPaymentCases } from './directed-payment-cases.ts';
import { lost } from './faults.ts';
import { collectionOf, notifyUrl, opened } from './orders.ts';

type Payment = ConformanceCase<PaymentProvider>;

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
  ...directedPaymentCases,
  ...paymentAnswerCases,
  ...callbackCases,
  ...directedAnswerCases,
];
