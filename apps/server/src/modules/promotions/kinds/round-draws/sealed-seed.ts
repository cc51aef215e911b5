import { commitOf } from '@fairway/fair-games';
import { hashing } from '#modules/games';
import { sha256 } from '#platform/crypto/hash.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';
import type { Platform } from '#platform/platform.ts';

const purpose = 'round-draw-seed';

/** A new server seed, sealed, with its commitment. The seed itself is in no answer and no log before its draw is over. */
export function makeSealedSeed(app: Pick<Platform, 'config' | 'ids'>): {
  sealed: Buffer;
  commitment: string;
} {
  const serverSeed = sha256(app.ids.secret()).toString('hex');
  return {
    sealed: seal(app.config.secrets.server, purpose, serverSeed),
    commitment: commitOf(hashing, serverSeed),
  };
}

/** The server seed: to draw by it, or to show it once its draw is over. */
export function openSealedSeed(app: Pick<Platform, 'config'>, { sealed }: { sealed: Buffer }): string {
  return unseal(app.config.secrets.server, purpose, sealed);
}
