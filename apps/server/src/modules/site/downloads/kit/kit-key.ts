import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '#platform/crypto/seal.ts';
import { defineRemembered } from '#platform/memory/remembered.ts';
import type { Platform } from '#platform/platform.ts';
import { findKitKey, insertKitKey, type KitKeyRow } from './kit-key-store.ts';

export interface KitKey {
  /** SPKI, base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

const purpose = 'download-kit';
const makePair = promisify(generateKeyPair);
const key = defineRemembered({ name: 'site.kit-key' }, readOrMake);

/** The key pair of the download kit, RSA with 2,048 bits: made at its first use, one for all processes, then remembered. */
export function kitKey(app: Platform): Promise<KitKey> {
  return key.read(app);
}

async function readOrMake(app: Platform): Promise<KitKey> {
  const row = (await findKitKey(app.db)) ?? (await make(app));
  const pkcs8 = unseal(app.config.secrets.server, purpose, row.private_key);
  return {
    publicKey: row.public_key,
    privateKey: createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' }),
  };
}

async function make(app: Platform): Promise<KitKeyRow> {
  const pair = await makePair('rsa', { modulusLength: 2048 });
  const pkcs8 = pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  await insertKitKey(app.db, {
    public_key: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    private_key: seal(app.config.secrets.server, purpose, pkcs8),
    created_at: app.clock.now(),
  });
  const row = await findKitKey(app.db);
  if (!row) throw new Error('The key of the download kit was written and is not there.');
  return row;
}
