import { systemClock, type Clock } from '../../clock.ts';
import { createHttpClient } from '../../http-client/http-client.ts';
import { createIds } from '../../ids.ts';
import type { Adapter, AdapterEnvironment, AdapterMeans, ConfiguredAdapter } from '../define-adapter.ts';
import { spoilHttp } from './spoil-http.ts';
import type { ConformanceCase, ConformanceStage, Director } from './suite.ts';

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
}

/** Plays the cases of a kind against an adapter and the party behind it, one after another. Throws when it is not configured. */
export async function playSuite<Port>(
  adapter: Adapter<Port>,
  cases: readonly ConformanceCase<Port>[],
  party: Party,
): Promise<CaseResult[]> {
  const stage = stageOf(adapter, party);
  const results: CaseResult[] = [];
  for (const one of cases) results.push(await playOne(one, stage));
  return results;
}

async function playOne<Port>(one: ConformanceCase<Port>, stage: ConformanceStage<Port>): Promise<CaseResult> {
  const { name, directed, needs } = one;
  if (directed && !stage.director) return { name, outcome: 'skipped', detail: 'only against the sandbox' };
  if (needs !== undefined && !stage.capabilities[needs])
    return { name, outcome: 'skipped', detail: `the adapter declares no ${needs}` };
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
  const connect = (to: ConfiguredAdapter<Port>, line: AdapterMeans['http']) =>
    to.connect({ http: line, clock, ids, log: { warn: () => undefined } });
  return {
    port: connect(configured, http),
    capabilities: adapter.capabilities,
    frames: configured.frames,
    spoilt: (spoil, soundFirst) => connect(configured, spoilHttp(http, spoil, soundFirst)),
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

function wrongKeys(adapter: Adapter, { given, sandboxUrl }: AdapterEnvironment): AdapterEnvironment {
  const secrets = Object.values(adapter.settings).filter(({ form }) => form === 'secret');
  const wrong = secrets.map(({ env }) => [env, 'a-key-that-nobody-at-the-other-side-knows'] as const);
  return { given: { ...given, ...Object.fromEntries(wrong) }, sandboxUrl };
}
