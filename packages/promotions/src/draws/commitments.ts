import { canonicalJson, sha256Text, type Hashing } from '@fairway/fair-games';

/** SHA-256 of a document's canonical JSON as 64 hex digits: the name of a version of terms, the commitment to a list of prizes. */
export function documentHash(hashing: Hashing, document: unknown): string {
  return sha256Text(hashing, canonicalJson(document));
}
