import type { Hashing } from '@fairway/fair-games';
import { hmacSha256, sha256 } from '#platform/crypto/hash.ts';

/** What `fair-games` hashes with on the server. */
export const hashing: Hashing = { sha256, hmacSha256 };
