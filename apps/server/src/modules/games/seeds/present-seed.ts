import type { BegunSeed, SeedRow } from '../tables.ts';

export function presentSeed({ number, commitment, client_seed }: BegunSeed) {
  return { number, commitment, clientSeed: client_seed };
}

/** The seed that waits: its commitment alone. */
export function presentNext({ number, commitment }: SeedRow) {
  return { number, commitment };
}
