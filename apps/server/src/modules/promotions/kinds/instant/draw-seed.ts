import { commitOf } from '@fairway/fair-games';
import { hashing } from '#modules/games';
import { sha256 } from '#platform/crypto/hash.ts';
import { seal, unseal } from '#platform/crypto/seal.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { holdCampaign } from '../../campaigns/campaigns-store.ts';
import type { CampaignKey } from '../../tables.ts';
import { insertDrawSeed, selectDrawSeed, updateRevealed, type DrawSeedRow } from './draw-seeds-store.ts';

const purpose = 'draw-seed';

/** A campaign's seed; made, sealed and committed to where the campaign has none yet: at its first look or draw. */
export async function drawSeedOf(db: Db | Tx, app: Platform, key: CampaignKey): Promise<DrawSeedRow> {
  const known = await selectDrawSeed(db, key);
  if (known) return known;
  const serverSeed = sha256(app.ids.secret()).toString('hex');
  const sealed = seal(app.config.secrets.server, purpose, serverSeed);
  await insertDrawSeed(db, key, { sealed, commitment: commitOf(hashing, serverSeed) });
  const made = await selectDrawSeed(db, key);
  if (!made) throw new Error('a draw without a seed');
  return made;
}

/** The server seed itself: to draw by it, or to show it after the end. It is in no log. */
export function openDrawSeed(app: Pick<Platform, 'config'>, { sealed }: Pick<DrawSeedRow, 'sealed'>): string {
  return unseal(app.config.secrets.server, purpose, sealed);
}

/**
 * The server seed once the campaign has ended, else null. Showing it ends its draws for good, also where the campaign is prolonged later; it
 * waits for draws that are under way.
 */
export async function revealedSeed(app: Platform, key: CampaignKey): Promise<string | null> {
  const seed = await drawSeedOf(app.db, app, key);
  if (seed.revealed_at) return openDrawSeed(app, seed);
  return inTransaction(app.db, async (tx) => {
    const campaign = await holdCampaign(tx, key);
    if (!campaign || campaign.ends_at > (await databaseNow(tx))) return null;
    await updateRevealed(tx, key);
    return openDrawSeed(app, seed);
  });
}
