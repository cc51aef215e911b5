import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beaconScheme } from '@fairway/fair-games';
import type { TestChain } from './test-chain.ts';

/** A relay of drand's HTTP API whose answers a test may replace. */
export interface TestRelay {
  readonly url: string;
  /** Paths that were asked, oldest first. */
  readonly asked: string[];
  /** What it says of its chain, fields over the true ones. */
  info: object;
  /** How it answers for a round. */
  round: (round: number) => { status: number; body: unknown } | 'silent';
  stop(): Promise<void>;
}

export async function startTestRelay(chain: TestChain): Promise<TestRelay> {
  const silent = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { url = '' } = request;
    relay.asked.push(url);
    const number = /^\/[0-9a-f]{64}\/public\/(\d+)$/.exec(url)?.[1];
    const answer = number === undefined ? { status: 200, body: infoOf(url) } : relay.round(Number(number));
    if (answer === 'silent') return void silent.add(response);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  const infoOf = (url: string) =>
    url === `/${chain.hash}/info` && {
      public_key: chain.publicKey,
      period: chain.period / 1000,
      genesis_time: chain.genesis / 1000,
      hash: chain.hash,
      schemeID: beaconScheme.id,
      ...relay.info,
    };
  const relay = {
    url: '',
    asked: [] as string[],
    info: {},
    round: honest(chain),
    async stop() {
      for (const response of silent) response.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  } satisfies TestRelay as TestRelay & { url: string };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}

/** As the network itself answers. */
export function honest(chain: TestChain): TestRelay['round'] {
  return (round) => ({ status: 200, body: { round, signature: chain.sign(round), randomness: 'not read' } });
}

/** The signature of another round under this one's number. */
export function lying(chain: TestChain): TestRelay['round'] {
  return (round) => ({ status: 200, body: { round, signature: chain.sign(round + 1) } });
}

export const notYet: TestRelay['round'] = () => ({ status: 425, body: {} });
