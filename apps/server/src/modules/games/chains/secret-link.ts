import { unseal } from '#platform/crypto/seal.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectChain } from './chains-store.ts';
import { earlierLink } from './earlier-link.ts';
import { chainPurpose, type LinkPlace } from './take-links.ts';

/** The link of a draw from its sealed chain. Until it is revealed it stays in the caller's memory: in no answer, message or log. */
export async function secretLink(
  db: Db | Tx,
  app: Pick<Platform, 'config'>,
  code: string,
  { chain: number, index }: LinkPlace,
): Promise<string> {
  const chain = await selectChain(db, code, number);
  if (!chain) throw new Error(`${code} has no chain ${number}`);
  const secret = unseal(app.config.secrets.server, chainPurpose, chain.sealed);
  return earlierLink(secret, chain.last - index);
}
