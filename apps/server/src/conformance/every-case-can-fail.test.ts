import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import { pspPayments, pspPayouts } from '../modules/cashier/channels/psp/psp-adapters.ts';
import { signedBureau } from '../modules/identity/bureau/signed-bureau.ts';
import { afsService } from '../modules/risk/captcha/parties/afs/afs-service.ts';
import { anjiService } from '../modules/risk/captcha/parties/anji/anji-service.ts';
import type { CaptchaService } from '../modules/risk/captcha/parties/captcha-service.ts';
import { signedMail, signedSms } from '../modules/risk/delivery/signed-gateway.ts';
import { signedFeed } from '../modules/sportsbook/feeds/parties/signed-feed.ts';
import { beichen } from '../modules/venues/adapters/beichen/beichen.ts';
import { broken, deaf, narrow, oneKeyed, timeless, unsigned, withMeans } from './break-adapter.ts';
import { startSandboxParty } from './play-sandbox.ts';
import { suites } from './suites.ts';

let sandbox: Awaited<ReturnType<typeof startSandboxParty>>;
beforeAll(async () => {
  sandbox = await startSandboxParty();
});
afterAll(() => sandbox.stop());

async function redOf(adapter: Adapter): Promise<string[]> {
  const suite = suites.find(({ kind }) => kind === adapter.kind.name);
  const results = (await suite?.play(adapter, sandbox.party)) ?? [];
  return results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}

const casesOf = (adapter: Adapter) => suites.find(({ kind }) => kind === adapter.kind.name)?.cases ?? [];

const picture = { kind: 'slider', image: 'x', piece: 'x', pieceTop: 0, question: null };
const gullibleCaptcha = (adapter: Adapter<CaptchaService>): Adapter =>
  broken(adapter, (port) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a challenge made up by a broken adapter
    open: async (kind, viewer) =>
      (await port.open(kind, viewer)) ?? ({ challenge: picture, kept: '{}' } as never),
    judge: async () => 'right',
  }));

/** Adapters that take whatever proves nothing for good news. */
const gullible: readonly (readonly [Adapter, Adapter])[] = [
  [
    pspPayments,
    broken(pspPayments, (port) => ({
      open: async (order, url) => {
        const news = await port.open(order, url);
        return news.status === 'unknown' ? { status: 'pending', payments: [] } : news;
      },
      query: async (order) => {
        const news = await port.query(order);
        return news.status === 'unknown' || news.status === 'closed' || news.status === 'absent'
          ? { status: 'paid', payments: [] }
          : news;
      },
      statement: (span) => port.statement(span).catch(() => []),
      readMessage: (body, headers) =>
        port.readMessage(body, headers) ?? { eventId: 'made-up', kind: 'collection', billNo: 'made-up' },
    })),
  ],
  [
    pspPayouts,
    broken(pspPayouts, (port) => ({
      send: async (order, url) => {
        const news = await port.send(order, url);
        return news.status === 'unknown' ? { ...news, status: 'paid' } : news;
      },
      query: async (order) => ({ ...(await port.query(order)), status: 'paid' }),
    })),
  ],
  [
    beichen,
    broken(beichen, (port) => ({
      send: async (order) => ({ ...(await port.send(order)), status: 'executed', reference: order.id }),
      query: async (order) => ({ ...(await port.query(order)), status: 'executed', reference: order.id }),
      findInStatement: async (order) => ({ status: 'executed', reference: order.id, detail: '' }),
      balance: async (memberId, currency) => (await port.balance(memberId, currency)) ?? cny(0n),
      launch: async (launch) =>
        (await port.launch(launch)) ?? { url: 'https://venue.example/', expiresAt: new Date() },
    })),
  ],
  [
    signedBureau,
    broken(signedBureau, (port) => ({
      check: async (question) => (await port.check(question)) ?? { verdict: 'match', reference: '' },
    })),
  ],
  [
    signedFeed,
    broken(signedFeed, (port) => ({
      cover: async (match) => {
        const cover = await port.cover(match);
        return cover === undefined || cover === 'notCovered' ? { matchId: 'made-up' } : cover;
      },
      read: async (asked) => {
        const updates = asked.map(({ matchId, after }) => ({ matchId, last: after, entries: [] }));
        const answer = (await port.read(asked)) ?? { at: new Date(), updates };
        return answer.updates.length === 0 ? { ...answer, updates } : answer;
      },
    })),
  ],
  [
    signedSms,
    broken(signedSms, (port) => ({ send: (message) => port.send(message).catch(() => undefined) })),
  ],
  [
    signedMail,
    broken(signedMail, (port) => ({ send: (message) => port.send(message).catch(() => undefined) })),
  ],
];

describe('every case turns red for an adapter that hears nothing, or for one that believes everything', () => {
  it.each(gullible.map(([sound, all]) => [sound.kind.name, sound, all] as const))(
    '%s',
    async (_, sound, all) => {
      const seen = new Set([...(await redOf(withMeans(sound, deaf))), ...(await redOf(all))]);
      expect(casesOf(sound).filter((name) => !seen.has(name))).toEqual([]);
    },
  );

  it('captcha, by one service and the other', async () => {
    const seen = new Set<string>();
    for (const service of [anjiService, afsService])
      for (const one of [withMeans(service, deaf), gullibleCaptcha(service)])
        for (const name of await redOf(one)) seen.add(name);
    expect(casesOf(anjiService).filter((name) => !seen.has(name))).toEqual([]);
  });
});

/** One for each way in which answers are judged here: the provider's, the venue's, and the one that the others share. */
const judges: readonly Adapter[] = [pspPayments, beichen, signedBureau, signedSms];

describe.each(judges.map((adapter) => [`${adapter.kind.name} ${adapter.code}`, adapter] as const))(
  '%s',
  (_, adapter) => {
    const named = (pattern: RegExp) => casesOf(adapter).filter((name) => pattern.test(name));

    it('fails the cases of time, and no other, when it does not look at the time of an answer', async () => {
      expect(await redOf(withMeans(adapter, timeless))).toEqual(
        named(/an answer signed six minutes (?:ago|in the future)/),
      );
    });

    it('fails the cases of two keys, and no other, when it knows one', async () => {
      expect(await redOf(oneKeyed(adapter))).toEqual(
        named(/under the new key (?:while keys change|whose answer)|with our keys in the change \(turned\)/),
      );
    });

    it('fails the cases of newer versions, and no other, when it takes unknown fields for another shape', async () => {
      expect(await redOf(withMeans(adapter, narrow))).toEqual(named(/fields of a newer version/));
    });

    it('fails the cases of signatures when it looks at none', async () => {
      const signatures = named(
        /^a(?:n order| transfer| question| message)[^:]*: .*(?:signature|each header|six minutes|another key|not ours yet)/,
      );
      expect(signatures.length).toBe(7);
      expect(await redOf(withMeans(adapter, unsigned(sandbox.party.seal)))).toEqual(
        expect.arrayContaining(signatures),
      );
    });
  },
);
