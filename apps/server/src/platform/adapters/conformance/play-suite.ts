import { addSeconds, systemClock, type Clock } from '../../clock.ts';
import { createHttpClient } from '../../http-client/http-client.ts';
import { createIds } from '../../ids.ts';
import type { Adapter, AdapterEnvironment, AdapterMeans, ConfiguredAdapter } from '../define-adapter.ts';
import { forgeHttp, type Seal } from './forge-http.ts';
import { spoilHttp } from './spoil-http.ts';
import type { ConformanceCase, ConformanceStage, Director, Meeting } from './suite.ts';
import { changingKeys, nextKeyPair, wrongKeys } from './suite-keys.ts';

export interface CaseResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was not played. */
  readonly detail: string;
}

export interface Party {
  readonly environment: AdapterEnvironment;
  readonly director?: Director;
  readonly clock?: Clock;
  /** Signs forged answers in its name. */
  readonly seal?: Seal;
  /** The keys that it takes beside today's, by the variable of today's. */
  readonly nextKeys?: Readonly<Record<string, string>>;
}

/** Plays the cases of a kind against an adapter and the party behind it, one after another. Throws when it is not configured. */
export async function playSuite<Port>(
  adapter: Adapter<Port>,
  cases: readonly ConformanceCase<Port>[],
  party: Party,
): Promise<CaseResult[]> {
  const stage = stageOf(adapter, party);
  const results: CaseResult[] = [];
  for (const one of cases) {
    const detail = whyNot(one, adapter, party);
    results.push(
      detail === undefined ? await playOne(one, stage) : { name: one.name, outcome: 'skipped', detail },
    );
  }
  return results;
}

/** Why a case cannot be played with this adapter and party; undefined when it can. */
function whyNot(
  {
    directed,
    forges,
    rotates,
    needs,
  }: Pick<ConformanceCase<never>, 'directed' | 'forges' | 'rotates' | 'needs'>,
  adapter: Adapter,
  { director, seal, nextKeys }: Party,
): string | undefined {
  if (directed && !director) return 'only against the sandbox';
  if (needs !== undefined && !adapter.capabilities[needs]) return `the adapter declares no ${needs}`;
  if (forges && adapter.capabilities['signedAnswers'] && !seal)
    return 'only where the suite can sign answers';
  if (rotates && !nextKeyPair(adapter, nextKeys)) return 'only with a second key on both sides';
  return undefined;
}

async function playOne<Port>(one: ConformanceCase<Port>, stage: ConformanceStage<Port>): Promise<CaseResult> {
  const { name } = one;
  try {
    await one.play(stage);
    return { name, outcome: 'passed', detail: '' };
  } catch (fault) {
    return { name, outcome: 'failed', detail: fault instanceof Error ? fault.message : String(fault) };
  }
}

function stageOf<Port>(adapter: Adapter<Port>, party: Party): ConformanceStage<Port> {
  const clock = party.clock ?? systemClock;
  const ids = createIds(clock);
  const configured = ready(adapter, party.environment);
  // A suite sends faults on purpose, more in a row than a breaker would bear: each exchange has a client of its own.
  const http: AdapterMeans['http'] = {
    async send(url, request) {
      const client = createHttpClient({ origins: configured.origins });
      try {
        return await client.send(url, request);
      } finally {
        client.close();
      }
    },
  };
  const connect = (to: ConfiguredAdapter<Port>, line: AdapterMeans['http'], ours: Clock = clock) =>
    to.connect({ http: line, clock: ours, ids, log: { warn: () => undefined } });
  const met = ({ spoil, soundFirst, forge, keys, skewSeconds = 0, agesSeconds = 0 }: Meeting) => {
    let apart = skewSeconds;
    const ours: Clock = { now: () => addSeconds(clock.now(), apart) };
    const forged = forge ? forgeHttp(http, forge, party.seal) : http;
    const line = spoil ? spoilHttp(forged, spoil, soundFirst) : forged;
    const slow: AdapterMeans['http'] = {
      async send(url, request) {
        const answer = await line.send(url, request);
        apart += agesSeconds;
        return answer;
      },
    };
    const given = keys
      ? changingKeys(adapter, party.environment, { keys, nextKeys: party.nextKeys })
      : undefined;
    return connect(given ? ready(adapter, given) : configured, slow, ours);
  };
  return {
    port: connect(configured, http),
    capabilities: adapter.capabilities,
    frames: configured.frames,
    met,
    spoilt: (spoil, soundFirst) => met({ spoil, ...(soundFirst !== undefined && { soundFirst }) }),
    withWrongKeys: () => connect(ready(adapter, wrongKeys(adapter, party.environment)), http),
    clock,
    ids,
    director: party.director,
  };
}

function ready<Port>(adapter: Adapter<Port>, environment: AdapterEnvironment): ConfiguredAdapter<Port> {
  const configuration = adapter.configure(environment);
  if (configuration.state === 'ready') return configuration.adapter;
  const names = Object.values(adapter.settings).map(({ env }) => env);
  throw new Error(
    configuration.state === 'absent'
      ? `${adapter.code} is not configured: it needs ${names.join(', ')}`
      : configuration.faults.join('\n'),
  );
}
