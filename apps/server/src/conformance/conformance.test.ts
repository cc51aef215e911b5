import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import type { Party } from '#platform/adapters/conformance/play-suite.ts';
import { pspPayouts } from '../modules/cashier/channels/psp/psp-adapters.ts';
import { payoutKind } from '../modules/cashier/channels/provider-kinds.ts';
import { signedBureau } from '../modules/identity/bureau/signed-bureau.ts';
import { anjiService } from '../modules/risk/captcha/parties/anji/anji-service.ts';
import { signedSms } from '../modules/risk/delivery/signed-gateway.ts';
import { signedFeed } from '../modules/sportsbook/feeds/parties/signed-feed.ts';
import { beichen } from '../modules/venues/adapters/beichen/beichen.ts';
import { broken } from './break-adapter.ts';
import { startSandboxParty } from './play-sandbox.ts';
import { installedAdapters, suites } from './suites.ts';

let sandbox: Awaited<ReturnType<typeof startSandboxParty>>;
beforeAll(async () => {
  sandbox = await startSandboxParty();
});
afterAll(() => sandbox.stop());

async function failuresOf(adapter: Adapter, party: Party = sandbox.party): Promise<string[]> {
  const suite = suites.find(({ kind }) => kind === adapter.kind.name);
  const results = (await suite?.play(adapter, party)) ?? [];
  return results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}

describe('ARCHITECTURE.md', () => {
  it('names the kinds of parties that have a suite, and no other', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../../ARCHITECTURE.md'), 'utf8');
    const named = /of a kind that its module defines: ([\w, ]+)\./.exec(page)?.[1]?.split(', ') ?? [];
    expect(named).toEqual(suites.map(({ kind }) => kind));
  });
});

describe('docs/adapters/in-an-afternoon.md', () => {
  it('says how many cases each kind has, and each case has a name of its own', () => {
    const path = resolve(import.meta.dirname, '../../../../docs/adapters/in-an-afternoon.md');
    const rows = [...readFileSync(path, 'utf8').matchAll(/^\| `(\w+)` +\| (\d+) +\|$/gm)];
    expect(rows.map(([, kind, count]) => [kind, Number(count)])).toEqual(
      suites.map(({ kind, cases }) => [kind, new Set(cases).size]),
    );
    for (const { cases } of suites) expect(new Set(cases).size).toBe(cases.length);
  });
});

describe('every adapter of the installation', () => {
  it.each(installedAdapters.map((adapter) => [`${adapter.kind.name} ${adapter.code}`, adapter] as const))(
    '%s passes the suite of its kind against the sandbox',
    async (_, adapter) => {
      expect(suites.map(({ kind }) => kind)).toContain(adapter.kind.name);
      expect(await failuresOf(adapter)).toEqual([]);
    },
  );
});

describe('a broken adapter fails', () => {
  it('a venue that reads a time-out as a refusal: the money would be in two places', async () => {
    const hasty = broken(beichen, (port) => ({
      send: async (order) => {
        const news = await port.send(order);
        return news.status === 'unknown' ? { status: 'refused', detail: news.detail } : news;
      },
    }));
    expect(await failuresOf(hasty)).toContain('answerLost after success is unknown, and the query finds it');
  });

  it('a venue that believes whatever amount comes with the id', async () => {
    const gullible = broken(beichen, (port) => ({
      query: async (order) => {
        const news = await port.query(order);
        return news.status === 'unknown' ? { status: 'executed', reference: order.id, detail: '' } : news;
      },
    }));
    expect(await failuresOf(gullible)).toContain(
      'a transfer of another amount under the same id proves nothing',
    );
  });

  it('a venue whose pages the site may not frame', async () => {
    const elsewhere: Party = {
      ...sandbox.party,
      environment: {
        ...sandbox.party.environment,
        given: { ...sandbox.party.environment.given, VENUE_LAUNCH_URL: 'https://play.venue.example' },
      },
    };
    expect(await failuresOf(beichen, elsewhere)).toEqual([
      'the pass leads to an origin that the site may frame: its address, or the launch address of its settings',
    ]);
  });

  it('a payout that is failed while nothing is known: it would be paid twice', async () => {
    const careless = broken(pspPayouts, (port) => ({
      query: async (order) => {
        const news = await port.query(order);
        return news.status === 'unknown' ? { ...news, status: 'failed' } : news;
      },
    }));
    expect(await failuresOf(careless)).toContain('an answer that is tampered proves nothing');
  });

  it('a bureau whose silence is a match', async () => {
    const silent = broken(signedBureau, (port) => ({
      check: async (question) => (await port.check(question)) ?? { verdict: 'match', reference: 'none' },
    }));
    expect(await failuresOf(silent)).toContain('answerLost passes nobody');
  });

  it('a gateway that loses messages silently, or names the recipient', async () => {
    const quiet = broken(signedSms, (port) => ({
      send: (message) => port.send(message).catch(() => undefined),
    }));
    expect(await failuresOf(quiet)).toContain('error500 is not taken for sent, and the fault names nobody');
    const loud = broken(signedSms, (port) => ({
      send: (message) =>
        port.send(message).catch(() => {
          throw new Error(`not sent to ${message.to}`);
        }),
    }));
    expect(await failuresOf(loud)).toContain('error500 is not taken for sent, and the fault names nobody');
  });

  it('a feed whose silence is an empty match: bets would be taken blindly', async () => {
    const blind = broken(signedFeed, (port) => ({
      read: async (asked) =>
        (await port.read(asked)) ?? {
          at: new Date(),
          updates: asked.map(({ matchId, after }) => ({ matchId, last: after, entries: [] })),
        },
    }));
    expect(await failuresOf(blind)).toContain('answerLost is silence, not an empty match');
    const skipping = broken(signedFeed, (port) => ({
      read: async (asked) => {
        const answer = await port.read(asked);
        const updates = answer?.updates.map(({ matchId, entries }) => ({
          matchId,
          last: entries.length,
          entries: entries.map((entry, index) => ({ ...entry, number: index + 1 })),
        }));
        return answer && { at: answer.at, updates: updates ?? [] };
      },
    }));
    expect(await failuresOf(skipping)).toContain(
      'entries that are lost on the way show as a hole, and the next question fills it',
    );
  });

  it('a captcha service whose silence passes a visitor', async () => {
    const lenient = broken(anjiService, (port) => ({
      judge: async (kind, asked) => {
        const verdict = await port.judge(kind, asked);
        return verdict === 'unknown' ? 'right' : verdict;
      },
    }));
    expect(await failuresOf(lenient)).toContain(
      'anjiPuzzle: answerLost after the right place: judged by nobody, so nobody passes',
    );
  });

  it('is not played at all against the suite of another kind, or unconfigured', async () => {
    const payments = suites.find(({ kind }) => kind === 'payment');
    expect(() => payments?.play(pspPayouts, sandbox.party)).toThrow(`not a payment`);
    expect(pspPayouts.kind).toBe(payoutKind);
    const nothing: Party = { environment: { given: {}, sandboxUrl: undefined } };
    await expect(failuresOf(beichen, nothing)).rejects.toThrow('VENUE_URL');
  });
});
