import type { Metrics } from '../metrics.ts';
import { createHttpClient, type HttpClient, type HttpClientSettings } from './http-client.ts';
import { onePer } from '../memory/one-per.ts';
import { OutboundFault } from './outbound-fault.ts';

export interface PartyCalled {
  /** As the figures name it, e.g. the code of a venue or a network. */
  party: string;
  url: string;
}

/**
 * The guarded clients of one kind of party, one a party and origin, made when it is first asked. Each has connections, places and a
 * breaker of its own: a party that is silent takes nothing from another, whether they share a host or not.
 */
export function clientsByParty(
  kind: string,
  limits: Omit<HttpClientSettings, 'origins'> = {},
): (app: { metrics: Metrics }, called: PartyCalled) => HttpClient {
  const clientsOf = onePer<Metrics, Map<string, HttpClient>>(() => new Map());
  return ({ metrics }, called) => {
    const clients = clientsOf(metrics);
    const { origin } = new URL(called.url);
    const key = `${called.party} ${origin}`;
    const client =
      clients.get(key) ??
      countFaults(createHttpClient({ ...limits, origins: [origin] }), metrics, {
        kind,
        party: called.party,
      });
    clients.set(key, client);
    return client;
  };
}

function countFaults(
  client: HttpClient,
  metrics: Metrics,
  labels: { kind: string; party: string },
): HttpClient {
  const faults = metrics.counter(
    'outbound_faults_total',
    'Exchanges with an outside party that brought no whole answer',
    ['kind', 'party', 'fault'],
  );
  return {
    close: () => client.close(),
    send: (target, request) =>
      client.send(target, request).catch((fault: unknown) => {
        if (fault instanceof OutboundFault) faults.inc({ ...labels, fault: fault.kind });
        throw fault;
      }),
  };
}
