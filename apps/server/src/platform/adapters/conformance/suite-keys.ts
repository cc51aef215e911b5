import type { Adapter, AdapterEnvironment } from '../define-adapter.ts';
import type { Meeting } from './suite.ts';

/** The settings with keys that the party does not know. */
export function wrongKeys(adapter: Adapter, { given, sandboxUrl }: AdapterEnvironment): AdapterEnvironment {
  const secrets = Object.values(adapter.settings).filter(({ form }) => form === 'secret');
  const wrong = secrets.map(({ env }) => [env, 'a-key-that-nobody-at-the-other-side-knows'] as const);
  return { given: { ...given, ...Object.fromEntries(wrong) }, sandboxUrl };
}

/** The variables of today's key and of the one beside it, and the party's next key; undefined where either side has but one. */
export function nextKeyPair(
  adapter: Adapter,
  nextKeys: Readonly<Record<string, string>> = {},
): { env: string; beside: string; next: string } | undefined {
  const names = new Set(Object.values(adapter.settings).map(({ env }) => env));
  for (const env of names) {
    const next = nextKeys[env];
    if (next !== undefined && names.has(`${env}_NEXT`)) return { env, beside: `${env}_NEXT`, next };
  }
  return undefined;
}

/** The settings at a stage of a change of keys. Throws where there is no second key. */
export function changingKeys(
  adapter: Adapter,
  { given, sandboxUrl }: AdapterEnvironment,
  {
    keys,
    nextKeys,
  }: Pick<Required<Meeting>, 'keys'> & { nextKeys: Readonly<Record<string, string>> | undefined },
): AdapterEnvironment {
  const pair = nextKeyPair(adapter, nextKeys);
  if (!pair) throw new RangeError(`${adapter.code} has no second key`);
  const { env, beside, next } = pair;
  const old = given[env];
  const changed = {
    overlap: { [env]: old, [beside]: next },
    turned: { [env]: next, [beside]: old },
    after: { [env]: next, [beside]: undefined },
  }[keys];
  return { given: { ...given, ...changed }, sandboxUrl };
}
