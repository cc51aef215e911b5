import { commitOf } from '@fairway/fair-games';
import { seal, unseal } from '#platform/crypto/seal.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing } from '../rules/hashing.ts';
import type { SeedRow } from '../tables.ts';

const purpose = 'game-seed';

/** A new server seed, sealed, with its commitment. The seed itself is in no answer and no log before it is revealed. */
export function makeSeed(app: Pick<Platform, 'config' | 'ids'>): { sealed: Buffer; commitment: string } {
  const serverSeed = sha256(app.ids.secret()).toString('hex');
  return {
    sealed: seal(app.config.secrets.server, purpose, serverSeed),
    commitment: commitOf(hashing, serverSeed),
  };
}

/** The server seed of a row: to play a round, or to show it once it has ended. */
export function openSeed(app: Pick<Platform, 'config'>, { sealed }: Pick<SeedRow, 'sealed'>): string {
  return unseal(app.config.secrets.server, purpose, sealed);
}
