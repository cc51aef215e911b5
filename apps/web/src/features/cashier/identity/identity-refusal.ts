import { identityRefusals } from '@fairway/contract/cashier/deposits/identity-refusals.ts';

/** One of the refusals that the identity form mends. */
export type IdentityRefusal = Exclude<(typeof identityRefusals)[number], 'identityCheckUnavailable'>;

export function isIdentityRefusal(name: string): name is IdentityRefusal {
  return name !== 'identityCheckUnavailable' && identityRefusals.some((known) => known === name);
}
