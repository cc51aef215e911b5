import { formatMoney, tryParseMoney } from '@fairway/money';
import { z } from 'zod';
import { addSeconds } from '#platform/clock.ts';
import { defineAdapter } from '#platform/adapters/define-adapter.ts';
import { venueKind, type TransferNews, type TransferWallet, type VenueOrder } from '../transfer-wallet.ts';
import { answerReading } from './answer-signature.ts';
import { newsOf, transfer, type VenueTransferAnswer } from './translate.ts';
import { askVenue, limitsMs, type VenueLine } from './wire.ts';

const transferAnswer = z.object({ transfer });
const balanceAnswer = z.object({ memberCode: z.string(), currency: z.string(), balance: z.string() });
const launchAnswer = z.object({ url: z.url(), expiresAt: z.iso.datetime() });
const statementAnswer = z.object({ transfers: z.array(transfer), nextCursor: z.string().nullable() });

/** 北辰电子, e-games with a wallet of its own (its page: `apps/sandbox/README.md`, «Venue»). */
export const beichen = defineAdapter({
  kind: venueKind,
  code: 'beichen',
  settings: {
    url: { env: 'VENUE_URL', form: 'address', about: "the venue's address", demo: '' },
    secret: { env: 'VENUE_SECRET', form: 'secret', about: 'key shared with the venue' },
    nextSecret: {
      env: 'VENUE_SECRET_NEXT',
      form: 'secret',
      about: 'taken beside it while the key is changed',
      optional: true,
    },
    launchUrl: {
      env: 'VENUE_LAUNCH_URL',
      form: 'address',
      about: "where the venue's pages lie, if elsewhere than its address",
      optional: true,
    },
    agent: { env: 'VENUE_AGENT', form: 'text', about: 'our name at the venue', demo: 'fairway' },
  },
  capabilities: { statement: true, signedAnswers: true, timedAnswers: true },
  origins: ({ url }) => [url],
  frames: ({ url, launchUrl = url }) => [launchUrl],
  connect: (settings, means) => transferWallet({ ...settings, means }),
});

function transferWallet(line: VenueLine): TransferWallet {
  return {
    settlesAtOnce: true,
    readSignature: answerReading({ present: line.secret, next: line.nextSecret }),

    async send(order) {
      const answer = await askVenue(line, {
        path: order.direction === 'out' ? '/venue/v1/transfer-in' : '/venue/v1/transfer-out',
        fields: {
          transferId: order.id,
          memberCode: order.memberId,
          amount: formatMoney(order.amount),
          currency: order.amount.currency,
        },
        timeoutMs: limitsMs.transfer,
        shape: transferAnswer,
      });
      return newsOf(answer, order);
    },

    async query(order) {
      const answer = await askVenue(line, {
        path: '/venue/v1/transfer-status',
        fields: { transferId: order.id, seal: true },
        timeoutMs: limitsMs.query,
        shape: transferAnswer,
      });
      if (answer.kind === 'refused' && answer.code !== 'TRANSFER_NOT_FOUND')
        return { status: 'unknown', detail: answer.code };
      return newsOf(answer, order);
    },

    async findInStatement(order) {
      let cursor: string | null = null;
      for (let page = 0; page < 50; page += 1) {
        const answer = await readStatement(line, order, cursor);
        if (answer.kind !== 'answer')
          return { status: 'unknown', detail: answer.kind === 'refused' ? answer.code : answer.detail };
        const found = answer.content.transfers.find(({ transferId }) => transferId === order.id);
        if (found) return newsOf({ kind: 'answer', content: { transfer: found } }, order);
        cursor = answer.content.nextCursor;
        if (cursor === null) break;
      }
      return { status: 'unknown', detail: 'not in the statement' } satisfies TransferNews;
    },

    async balance(memberId, currency) {
      const answer = await askVenue(line, {
        path: '/venue/v1/balance',
        fields: { memberCode: memberId, currency },
        timeoutMs: limitsMs.balance,
        shape: balanceAnswer,
      });
      if (answer.kind !== 'answer') return undefined;
      const { content } = answer;
      if (content.memberCode !== memberId || content.currency !== currency) return undefined;
      return tryParseMoney(content.balance, currency);
    },

    async launch({ memberId, currency, language, returnUrl }) {
      const answer = await askVenue(line, {
        path: '/venue/v1/launch',
        fields: { memberCode: memberId, currency, language, ...(returnUrl === '' ? {} : { returnUrl }) },
        timeoutMs: limitsMs.launch,
        shape: launchAnswer,
      });
      if (answer.kind !== 'answer') return undefined;
      return { url: answer.content.url, expiresAt: new Date(answer.content.expiresAt) };
    },
  };
}

function readStatement(line: VenueLine, order: VenueOrder, cursor: string | null) {
  return askVenue<{ transfers: VenueTransferAnswer[]; nextCursor: string | null }>(line, {
    path: '/venue/v1/statement',
    fields: {
      from: addSeconds(order.createdAt, -60).toISOString(),
      to: addSeconds(line.means.clock.now(), 60).toISOString(),
      limit: 500,
      ...(cursor === null ? {} : { cursor }),
    },
    timeoutMs: limitsMs.statement,
    shape: statementAnswer,
  });
}
