import { cashOutPercents, type CashOutPercent } from '@fairway/contract/sportsbook/states.ts';
import { equalInConstantTime, hmacSha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';

/** What the house offers to pay, in minor units, until an instant by the database's clock. */
export interface Quote {
  readonly memberId: string;
  readonly betId: string;
  readonly percent: CashOutPercent;
  readonly part: bigint;
  readonly value: bigint;
  readonly until: Date;
}

type Signer = Pick<Platform, 'config'>;

/** A quote as text under a key of the server: nothing to store, and nobody else makes one. */
export function signQuote(app: Signer, { memberId, betId, percent, part, value, until }: Quote): string {
  const claim = [memberId, betId, percent, part, value, until.getTime()].join('.');
  return `${claim}.${sign(app, claim).toString('base64url')}`;
}

/** The quote that a member hands back for a bet. Throws `cashOutQuoteInvalid` for a forged one, another member's or another bet's. */
export function readQuote(app: Signer, text: string, own: Pick<Quote, 'memberId' | 'betId'>): Quote {
  const end = text.lastIndexOf('.');
  const claim = text.slice(0, Math.max(end, 0));
  const signature = Buffer.from(text.slice(end + 1), 'base64url');
  const [memberId = '', betId = '', size, part = '', value = '', until] = claim.split('.');
  const percent = cashOutPercents.find((known) => String(known) === size);
  const isOurs = equalInConstantTime(sign(app, claim), signature);
  if (!isOurs || percent === undefined || memberId !== own.memberId || betId !== own.betId)
    throw new AppError('cashOutQuoteInvalid');
  return {
    memberId,
    betId,
    percent,
    part: BigInt(part),
    value: BigInt(value),
    until: new Date(Number(until)),
  };
}

function sign(app: Signer, claim: string): Buffer {
  return hmacSha256(app.config.secrets.server, `cash-out-quote:${claim}`);
}
