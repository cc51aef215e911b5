import { verifyReceipt } from '@fairway/betting';
import { FairGamesError, type Verifier } from '@fairway/fair-games';
import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { api } from '../../../../lib/api.ts';

/**
 * Receipts of bets, held against the key that the house publishes as well; loaded with the first receipt alone. Where the house does not
 * answer, the key of the receipt is shown and compared with nothing.
 */
export async function loadBetReceiptKind(): Promise<Verifier> {
  const published = await api.getReceiptKey({}).catch(() => undefined);
  return (_hashing, question) => {
    const answer = readReceipt(question);
    if (published === undefined) return answer;
    return { ...answer, agrees: { ...answer.agrees, publicKey: answer.publicKey === published.publicKey } };
  };
}

function readReceipt(question: unknown) {
  try {
    return verifyReceipt(question, (publicKey, text, signature) =>
      ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey)),
    );
  } catch (fault) {
    throw new FairGamesError('malformed', fault instanceof Error ? fault.message : 'no receipt');
  }
}
