import type { FastifyRequest } from 'fastify';
import type { Book } from '../platform/book.ts';
import type { Clock } from '../platform/clock.ts';
import { instant } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import { isSignedBy, type Seal } from './signature.ts';
import type { SignedParty } from './signed-party.ts';

const windowMs = 5 * 60 * 1000;

export const nonceTables = `
  create table if not exists nonces (
    party text not null, nonce text not null, seen_at text not null, primary key (party, nonce)
  ) strict;
  create index if not exists nonces_by_age on nonces (seen_at)`;

/**
 * Checks sender, clock window, signature over the raw body and that the nonce is new; remembers the nonce.
 * Answers the request's seal. Throws Refusal 401.
 */
export function authenticate(
  request: FastifyRequest,
  body: Buffer,
  party: SignedParty,
  book: Book,
  clock: Clock,
): Seal {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const seal = { timestamp: header(party.headers.timestamp), nonce: header(party.headers.nonce) };
  const now = clock.now();

  if (header(party.headers.sender) !== party.key.sender)
    throw refuse('SENDER_UNKNOWN', 'The sender is not known here.');
  if (!/^\d{13}$/.test(seal.timestamp) || Math.abs(now.getTime() - Number(seal.timestamp)) > windowMs) {
    throw refuse('TIMESTAMP_STALE', 'The timestamp is missing or more than 5 minutes from our clock.');
  }
  const wellFormed = /^[A-Za-z0-9_-]{16,64}$/.test(seal.nonce);
  if (!wellFormed || !isSignedBy(party.key.secrets, seal, body, header(party.headers.signature))) {
    throw refuse('SIGNATURE_INVALID', 'The signature does not match. See /director/signature.');
  }
  book.run('delete from nonces where seen_at < :limit', { limit: instant(now, -2 * windowMs) });
  const fresh = book.run('insert or ignore into nonces values (:party, :nonce, :now)', {
    party: party.name,
    nonce: seal.nonce,
    now: instant(now),
  });
  if (fresh === 0) throw refuse('NONCE_REPEATED', 'This nonce was used before.');
  return seal;
}

const refuse = (code: string, message: string) => new Refusal(401, code, message);
