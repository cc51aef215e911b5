import { randomBytes } from 'node:crypto';

/** Ids as a parameter, so that a test can name the next one. */
export interface Ids {
  /** A public id: the prefix and 20 random characters (100 bits). */
  next(prefix: string): string;
  /** A secret for a url: 256 bits. */
  token(): string;
}

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const randomIds: Ids = {
  next: (prefix) => prefix + Array.from(randomBytes(20), (byte) => alphabet[byte % 32]).join(''),
  token: () => randomBytes(32).toString('base64url'),
};
