import { identityRefusals } from '@fairway/contract/identity/refusals.ts';

/** Refusals that no form mends: nobody can check right now, or on this site at all. */
const unmendable = ['identityCheckUnavailable', 'identityCheckNotOffered'] as const;

/** One of the refusals that the identity form mends. */
export type IdentityRefusal = Exclude<(typeof identityRefusals)[number], (typeof unmendable)[number]>;

export function isIdentityRefusal(name: string): name is IdentityRefusal {
  return !unmendable.some((one) => one === name) && identityRefusals.some((known) => known === name);
}
