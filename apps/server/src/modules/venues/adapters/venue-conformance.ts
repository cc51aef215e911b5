import { cny } from '@fairway/money';
import { demand, demandStatus, type ConformanceCase } from '#platform/adapters/conformance/suite.ts';
import type { Spoil } from '#platform/adapters/conformance/spoil-http.ts';
import type { TransferWallet, VenueOrder } from './transfer-wallet.ts';
import { venueAnswerCases } from './venue-answers.ts';
import { demandBalance, orderOf, sent } from './venue-orders.ts';

type Case = ConformanceCase<TransferWallet>;

const carriedOutAllTheSame: readonly Spoil[] = ['answerLost', 'error500', 'garbage', 'empty'];

/** What every venue with a wallet of its own must do. */
export const venueCases: readonly Case[] = [
  {
    name: 'carries money there once, with a reference',
    async play(stage) {
      const order = orderOf(stage);
      const news = await stage.port.send(order);
      demandStatus(news, ['executed']);
      demand(news.status === 'executed' && news.reference !== '', 'no reference');
      await demandBalance(stage, order.memberId, '25.50');
    },
  },
  {
    name: 'the same transfer asked for twice moves once',
    async play(stage) {
      const order = await sent(stage);
      demandStatus(await stage.port.send(order), ['executed', 'unknown']);
      await demandBalance(stage, order.memberId, '25.50');
    },
  },
  {
    name: 'a request that the line repeats moves once',
    async play(stage) {
      const order = orderOf(stage);
      demandStatus(await stage.spoilt('twice').send(order), ['executed', 'unknown']);
      await demandBalance(stage, order.memberId, '25.50');
    },
  },
  ...carriedOutAllTheSame.map((spoil): Case => ({
    name: `${spoil} after success is unknown, and the query finds it`,
    async play(stage) {
      const order = orderOf(stage);
      demandStatus(await stage.spoilt(spoil).send(order), ['unknown']);
      demandStatus(await stage.port.query(order), ['executed']);
      await demandBalance(stage, order.memberId, '25.50');
    },
  })),
  ...(['tampered', 'bare', 'stale'] as const).map((spoil): Case => ({
    name: `an answer that is ${spoil} proves nothing`,
    needs: 'signedAnswers',
    async play(stage) {
      const order = await sent(stage);
      const line = stage.spoilt(spoil, spoil === 'stale' ? 1 : 0);
      if (spoil === 'stale') await line.query(orderOf(stage, { memberId: order.memberId }));
      demandStatus(await line.query(order), ['unknown']);
    },
  })),
  {
    name: 'a request that never left is no success',
    async play(stage) {
      const order = orderOf(stage);
      demandStatus(await stage.spoilt('notSent').send(order), ['refused', 'unknown']);
      await demandBalance(stage, order.memberId, '0.00');
    },
  },
  {
    name: 'a wrong key proves nothing: neither done nor refused',
    needs: 'signedAnswers',
    async play(stage) {
      const order = await sent(stage);
      demandStatus(await stage.withWrongKeys().query(order), ['unknown']);
      demand(
        (await stage.withWrongKeys().balance(order.memberId, 'CNY')) === undefined,
        'a balance was believed',
      );
    },
  },
  ...(
    [
      ['amount', (order: VenueOrder) => ({ ...order, amount: cny(26_50n) })],
      ['member', (order: VenueOrder) => ({ ...order, memberId: `${order.memberId}9` })],
      ['direction', (order: VenueOrder) => ({ ...order, direction: 'in' as const })],
      [
        'currency',
        (order: VenueOrder): VenueOrder => ({ ...order, amount: { currency: 'USDT', minor: 25_500_000n } }),
      ],
    ] as const
  ).map(([what, other]): Case => ({
    name: `a transfer of another ${what} under the same id proves nothing`,
    async play(stage) {
      demandStatus(await stage.port.query(other(await sent(stage))), ['unknown']);
    },
  })),
  {
    name: 'asked before it was sent: sealed, and sent afterwards it moves nothing',
    async play(stage) {
      const order = orderOf(stage);
      demandStatus(await stage.port.query(order), ['refused']);
      demandStatus(await stage.port.send(order), ['refused', 'unknown']);
      await demandBalance(stage, order.memberId, '0.00');
    },
  },
  {
    name: 'carries money home, and never more than is there',
    async play(stage) {
      const { memberId } = await sent(stage);
      demandStatus(
        await stage.port.send(orderOf(stage, { memberId, direction: 'in', amount: cny(25_51n) })),
        ['refused'],
      );
      demandStatus(await stage.port.send(orderOf(stage, { memberId, direction: 'in' })), ['executed']);
      await demandBalance(stage, memberId, '0.00');
    },
  },
  {
    name: 'finds a transfer in the statement, and concludes nothing from a missing line',
    needs: 'statement',
    async play(stage) {
      demandStatus(await stage.port.findInStatement(await sent(stage)), ['executed']);
      demandStatus(await stage.port.findInStatement(orderOf(stage)), ['unknown']);
      demandStatus(await stage.spoilt('error500').findInStatement(await sent(stage)), ['unknown']);
    },
  },
  {
    name: 'a balance that was not stated is unknown, never zero',
    async play(stage) {
      const { memberId } = await sent(stage);
      for (const spoil of carriedOutAllTheSame)
        demand(
          (await stage.spoilt(spoil).balance(memberId, 'CNY')) === undefined,
          `${spoil} was read as a balance`,
        );
    },
  },
  {
    name: 'opens the venue by a pass that ends, or not at all',
    async play(stage) {
      const { memberId } = await sent(stage);
      const launch = { memberId, currency: 'CNY', language: 'zh-CN', returnUrl: '' } as const;
      const pass = await stage.port.launch(launch);
      demand(pass !== undefined && URL.canParse(pass.url), 'no address');
      demand(pass.expiresAt > stage.clock.now(), 'a pass that has ended');
      demand((await stage.spoilt('answerLost').launch(launch)) === undefined, 'a pass without an answer');
    },
  },
  {
    name: 'the pass leads to an origin that the site may frame: its address, or the launch address of its settings',
    async play(stage) {
      const { memberId } = await sent(stage);
      const pass = await stage.port.launch({ memberId, currency: 'CNY', language: 'zh-CN', returnUrl: '' });
      const origin = URL.parse(pass?.url ?? '')?.origin ?? 'nowhere';
      demand(
        stage.frames.includes(origin),
        `launched on ${origin}; framed: ${stage.frames.join(', ') || 'nothing'}`,
      );
    },
  },
  ...venueAnswerCases,
  ...(['unknownStatus', 'badSignature', 'error500', 'garbage', 'maintenance', 'huge', 'reset'] as const).map(
    (answer): Case => ({
      name: `the venue answers ${answer}: no success is read into it`,
      directed: true,
      async play(stage) {
        const order = orderOf(stage);
        const effect = { kind: 'request', answer };
        await stage.director?.post('/director/faults', { party: 'venue', operation: 'transfer-in', effect });
        demandStatus(
          await stage.port.send(order),
          answer === 'maintenance' ? ['unknown', 'refused'] : ['unknown'],
        );
      },
    }),
  ),
];
