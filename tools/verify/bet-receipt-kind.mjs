/** A receipt of a bet, as the site gives it for download; the key in it is to be compared with the one that the house publishes. */
import { createPublicKey, verify } from 'node:crypto';
import { verifyReceipt } from '../../packages/betting/src/index.ts';

/** What stands before the 32 bytes of an Ed25519 public key in its SPKI (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** @type {import('../../packages/fair-games/src/verify/verify.ts').Verifier} */
export const betReceiptKind = (_hashing, question) => {
  try {
    return verifyReceipt(question, isSigned);
  } catch (error) {
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), {
      fault: 'malformed',
    });
  }
};

/** @type {import('../../packages/betting/src/index.ts').IsSigned} */
function isSigned(publicKey, text, signature) {
  const bytes = Buffer.concat([spkiPrefix, Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: bytes, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}
