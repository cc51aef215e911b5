import { formatMoney } from '@fairway/money';
import { hearMessages, type HeardMessage } from '#platform/adapters/conformance/hear-messages.ts';
import { demand, type ConformanceCase, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import type { PaymentProvider } from '../provider-kinds.ts';
import { collectionOf, opened } from './orders.ts';

type Case = ConformanceCase<PaymentProvider>;
type Stage = ConformanceStage<PaymentProvider>;

/** Has an order of its own paid, and answers what the provider sends about it. `effect` spoils the message. */
async function paidMessages(stage: Stage, { effect, count = 1 }: { effect?: object; count?: number } = {}) {
  return hearMessages(async ({ url, come }) => {
    const order = await opened(stage, url);
    const rule = { party: 'psp', operation: 'callback', orderNo: order.billNo };
    if (effect)
      await stage.director?.post('/director/faults', { ...rule, effect: { kind: 'callback', ...effect } });
    await stage.director?.post(`/director/psp/collections/${order.billNo}/pay`, { kind: 'full' });
    return { order, messages: await come(count) };
  });
}

const read = (port: PaymentProvider, { body, headers }: HeardMessage) => port.readMessage(body, headers);

/** Ways in which a sound message is no longer the provider's. */
const changes: Readonly<Record<string, (message: HeardMessage) => HeardMessage>> = {
  'a changed digit': ({ body, headers }) => {
    const changed = Buffer.from(body);
    const at = changed.findLastIndex((byte) => byte >= 0x30 && byte <= 0x38);
    changed[at] = (changed[at] ?? 0) + 1;
    return { body: changed, headers };
  },
  'half of its body': ({ body, headers }) => ({ body: body.subarray(0, body.length / 2), headers }),
  'no body': ({ headers }) => ({ body: Buffer.alloc(0), headers }),
  'a body of another order': ({ body, headers }) => ({
    body: Buffer.from(body.toString('utf8').replaceAll(/"orderNo":"[^"]+"/g, '"orderNo":"another"')),
    headers,
  }),
  'no headers': ({ body }) => ({ body, headers: {} }),
  'empty headers': ({ body, headers }) => ({
    body,
    headers: Object.fromEntries(Object.keys(headers).map((name) => [name, ''])),
  }),
};

/** What every provider's messages must prove: only which order to ask about, and that the provider says so, lately. */
export const callbackCases: readonly Case[] = [
  {
    name: 'a message names the order that was paid',
    directed: true,
    async play(stage) {
      const { order, messages } = await paidMessages(stage);
      for (const message of messages) {
        const understood = read(stage.port, message);
        demand(understood !== undefined, 'it was not believed');
        demand(understood.billNo === order.billNo, `it names ${understood.billNo}`);
        demand(understood.kind === 'collection', `a ${understood.kind}`);
      }
    },
  },
  {
    name: 'a message delivered twice is one event',
    directed: true,
    async play(stage) {
      const { messages } = await paidMessages(stage, { effect: { copies: 2 }, count: 2 });
      const events = new Set(messages.map((message) => read(stage.port, message)?.eventId));
      demand(events.size === 1 && !events.has(undefined), `${events.size} events`);
    },
  },
  ...Object.entries(changes).map(([what, change]): Case => ({
    name: `a message with ${what} is not believed`,
    directed: true,
    async play(stage) {
      const { messages } = await paidMessages(stage);
      for (const message of messages)
        demand(read(stage.port, change(message)) === undefined, 'it was believed');
    },
  })),
  ...(['badSignature', 'staleTimestamp', 'garbage'] as const).map((spoil): Case => ({
    name: `a message sent with ${spoil} is not believed`,
    directed: true,
    async play(stage) {
      const { messages } = await paidMessages(stage, { effect: { [spoil]: true } });
      for (const message of messages.slice(0, 1))
        demand(read(stage.port, message) === undefined, 'it was believed');
    },
  })),
  ...([360, -360] as const).map((skewSeconds): Case => ({
    name: `a message of six minutes ${skewSeconds > 0 ? 'ago' : 'in the future'} is not believed`,
    directed: true,
    async play(stage) {
      const { messages } = await paidMessages(stage);
      const port = stage.met({ skewSeconds });
      for (const message of messages) demand(read(port, message) === undefined, 'it was believed');
    },
  })),
  ...(
    [
      ['overlap', true],
      ['turned', true],
      ['after', false],
    ] as const
  ).map(([keys, expected]): Case => ({
    name: `a message under the old key is ${expected ? '' : 'not '}believed with our keys ${keys === 'after' ? 'after the change' : `in the change (${keys})`}`,
    directed: true,
    rotates: true,
    async play(stage) {
      const { messages } = await paidMessages(stage);
      const port = stage.met({ keys });
      for (const message of messages)
        demand((read(port, message) !== undefined) === expected, expected ? 'it was not' : 'it was');
    },
  })),
  {
    name: 'a message under a key that the provider does not have is not believed',
    directed: true,
    async play(stage) {
      const { messages } = await paidMessages(stage);
      for (const message of messages)
        demand(read(stage.withWrongKeys(), message) === undefined, 'it was believed');
    },
  },
  ...(
    [
      ['another amount', { amount: '9999.00' }],
      ['an unknown status', { unknownStatus: true }],
    ] as const
  ).map(([what, effect]): Case => ({
    name: `a message that names ${what} changes nothing: the question says what came`,
    directed: true,
    async play(stage) {
      const { order, messages } = await paidMessages(stage, { effect });
      for (const message of messages) demand(read(stage.port, message)?.billNo === order.billNo, 'not named');
      const { status, payments } = await stage.port.query(order);
      const amounts = payments.map(({ amount }) => formatMoney(amount)).join(', ');
      demand(status === 'paid' && amounts === '500.00', `${status}, ${amounts}`);
    },
  })),
  {
    name: 'a message that comes before the answer to the order is understood, and the question finds the payment',
    directed: true,
    async play(stage) {
      await hearMessages(async ({ url, come }) => {
        const order = collectionOf(stage);
        const { status } = await stage.met({ spoil: 'answerLost' }).open(order, url);
        demand(status === 'unknown', `opened as ${status}`);
        await stage.director?.post(`/director/psp/collections/${order.billNo}/pay`, { kind: 'full' });
        const [message] = await come(1);
        demand(message !== undefined && read(stage.port, message)?.billNo === order.billNo, 'not named');
        const news = await stage.port.query(order);
        demand(news.status === 'paid', `the question says ${news.status}`);
      });
    },
  },
];
