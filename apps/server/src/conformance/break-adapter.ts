import type { Adapter, AdapterMeans } from '#platform/adapters/define-adapter.ts';
import type { Seal } from '#platform/adapters/conformance/forge-http.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';

/** The same adapter with other calls in place of some of its own. */
export function broken<Port extends object>(
  adapter: Adapter<Port>,
  breakIt: (port: Port) => Partial<Port>,
): Adapter<Port> {
  return reconnected(adapter, (connect, means) => {
    const port = connect(means);
    return { ...port, ...breakIt(port) };
  });
}

/** The same adapter with other means: what it does not look at any more. */
export function withMeans<Port>(
  adapter: Adapter<Port>,
  change: (means: AdapterMeans) => Partial<AdapterMeans>,
): Adapter<Port> {
  return reconnected(adapter, (connect, means) => connect({ ...means, ...change(means) }));
}

/** Whatever it asks, nobody answers. */
export const deaf = () => ({
  http: { send: () => Promise.reject(new OutboundFault('timeout', true)) },
});

/** It takes fields that it does not know for another shape. */
export const narrow = ({ http }: AdapterMeans): Partial<AdapterMeans> => ({
  http: {
    async send(url, request) {
      const answer = await http.send(url, request);
      if (answer.body.includes('addedLater')) throw new OutboundFault('timeout', true);
      return answer;
    },
  },
});

/** It does not look at the time of an answer: to it, no time passes while a party answers. */
export function timeless({ http, clock }: AdapterMeans): Partial<AdapterMeans> {
  let asked: Date | undefined;
  return {
    clock: { now: () => asked ?? clock.now() },
    http: {
      send(url, request) {
        asked = clock.now();
        return http.send(url, request);
      },
    },
  };
}

/** It looks at no signature: each answer is as if signed just now, over its question. */
export const unsigned =
  (seal: Seal | undefined) =>
  ({ http, clock }: AdapterMeans): Partial<AdapterMeans> => ({
    http: {
      async send(url, request) {
        const answer = await http.send(url, request);
        const asked = request.headers ?? {};
        const prefix = Object.keys(asked)
          .find((name) => name.endsWith('-signature'))
          ?.slice(0, -'signature'.length);
        const head = {
          [`${prefix}timestamp`]: String(clock.now().getTime()),
          [`${prefix}nonce`]: asked[`${prefix}nonce`],
          [`${prefix}signature`]: '',
        };
        const signed = { ...answer, headers: { ...answer.headers, ...head } };
        return { ...signed, headers: { ...signed.headers, ...seal?.(signed, signed.body, 'key') } };
      },
    },
  });

/** It knows one key and none beside it. */
export function oneKeyed<Port>(adapter: Adapter<Port>): Adapter<Port> {
  return {
    ...adapter,
    configure({ given, sandboxUrl }) {
      const kept = Object.entries(given).filter(([name]) => !name.endsWith('_NEXT'));
      return adapter.configure({ given: Object.fromEntries(kept), sandboxUrl });
    },
  };
}

function reconnected<Port>(
  adapter: Adapter<Port>,
  again: (connect: (means: AdapterMeans) => Port, means: AdapterMeans) => Port,
): Adapter<Port> {
  return {
    ...adapter,
    configure(environment) {
      const configuration = adapter.configure(environment);
      if (configuration.state !== 'ready') return configuration;
      const sound = configuration.adapter;
      const connect = (means: AdapterMeans) => again((own) => sound.connect(own), means);
      return { state: 'ready', adapter: { ...sound, connect } };
    },
  };
}
