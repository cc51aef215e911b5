import type { Environment } from './environment.ts';

/** What a party's address needs beside it: its defaults are the sandbox's, which no real party knows. */
const neededBeside = {
  PSP_URL: ['CALLBACK_BASE_URL'],
  CHAIN_RPC_URL: ['CHAIN_XPUB', 'CHAIN_TOKEN_ADDRESS'],
  TRON_RPC_URL: ['TRON_XPUB', 'TRON_TOKEN_ADDRESS'],
  OMNI_RPC_URL: ['OMNI_XPUB'],
  MEDIA_URL: ['MEDIA_SECRET', 'MEDIA_PLAY_KEY'],
} as const satisfies Partial<Record<keyof Environment, readonly (keyof Environment)[]>>;

/** Marks of secrets that were written for a demo. */
const demoSecret = /development|not-for-production/;

/**
 * What a production site must not start with, a line each: the sandbox in place of real parties, demo secrets, and a party of
 * which only a part is configured. `given` is the environment before defaults.
 */
export function productionFaults(
  values: Environment,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const faults: string[] = [];
  if (values.SANDBOX_URL !== undefined)
    faults.push('SANDBOX_URL: a production site talks to no sandbox; give each party its own address');
  for (const [name, value] of Object.entries(given)) {
    if (/SECRET|PEPPER/.test(name) && demoSecret.test(value ?? ''))
      faults.push(`${name}: secrets of a demo do not start in production`);
  }
  for (const [party, names] of Object.entries(neededBeside)) {
    if (given[party] === undefined) continue;
    for (const name of names)
      if (given[name] === undefined) faults.push(`${name}: needed beside ${party} in production`);
  }
  return faults;
}
