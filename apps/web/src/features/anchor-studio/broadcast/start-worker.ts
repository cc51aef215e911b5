// oxlint-disable-next-line import/default -- the address is made by the build, which reads the query
import address from '../engine/studio-worker.ts?worker&url';

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;

/** Starts the studio's worker. The page's policy lets a worker begin only from an address that a policy of its own vouches for. */
export function startWorker(): Worker {
  const policies = Reflect.get(globalThis, 'trustedTypes') as ScriptPolicies | undefined;
  policy ??= policies?.createPolicy('anchor-studio', {
    createScriptURL: (asked) => (asked === address ? asked : ''),
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
