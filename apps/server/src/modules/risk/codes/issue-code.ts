import { codeResendSeconds, codeSeconds } from '@fairway/contract/risk/codes.ts';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { seal } from '#platform/crypto/seal.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { limiterOf } from '#platform/limits/limiter.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import type { Platform } from '#platform/platform.ts';
import { chanceFrom } from '../captcha/chance.ts';
import { canSend } from '../delivery/message-gateways.ts';
import { codeHash } from './code-hash.ts';
import { codeDigits, rangeCap, type CodeAddress, type CodePurpose } from './code-rules.ts';
import { countSending, findSending, insertCode, isSendingDue } from './codes-store.ts';
import { deliverCode } from './deliver-code.job.ts';
import { noteSending, type Sending } from './sendings-store.ts';

export interface CodeRequest extends CodeAddress {
  purpose: CodePurpose;
  /**
   * The member whom the code serves. Null makes a code that is never sent and matches nobody: what is answered, written
   * and counted is the same, so that nobody learns which numbers are known (security rule 7).
   */
  subject: string | null;
  /** Who asks, whose text messages are counted by the hour. */
  call: Pick<CallContext, 'address' | 'language'>;
}

export interface IssuedCode {
  codeId: string;
  resendAfter: number;
  expiresAt: string;
}

/**
 * Makes a code and has it sent after the commit. Throws `codesNotOffered` on a production site without a message gateway, `phoneCodeTooSoon` within 60 s of the last one to this address,
 * `phoneCodeDailyLimit` after five on a day of the site, `tooManyRequests` for too many to one range of numbers,
 * `tooManyAttempts` after twenty text messages within an hour for one address.
 */
export async function issueCode(app: Platform, request: CodeRequest): Promise<IssuedCode> {
  const { purpose, channel, target, subject, call } = request;
  // Said before anything is written, and to everybody alike: a real site without a gateway can deliver no code.
  if (app.config.production && !canSend(app, channel)) throw new AppError('codesNotOffered');
  // Looked at first: a caller who asks again and again for one number would use up the count of all that begin like it.
  if (
    !(await isSendingDue(app.db, target, app.clock.now(), siteDay(app.clock.now(), app.config.siteTimeZone)))
  )
    throw await tooSoon(app.db, target, app.clock.now());
  if (channel === 'sms') {
    const { digits, count, seconds } = rangeCap;
    await limiterOf(app).take({ bucket: `code-range:${target.slice(0, digits)}`, count, seconds });
  }
  const id = app.ids.uuid();
  const chance = chanceFrom(app.ids.secret());
  const code = Array.from({ length: codeDigits }, () => chance.whole(0, 9)).join('');
  const now = app.clock.now();
  const expiresAt = addSeconds(now, codeSeconds);

  return inTransaction(app.db, async (tx) => {
    await countOrRefuse(app, tx, target, now);
    if (channel === 'sms')
      await admitAddress(tx, { id, network: networkOf(call.address), sent: subject !== null, at: now });
    await insertCode(tx, {
      id,
      purpose,
      channel,
      target,
      subject,
      code_hash: codeHash(app, id, code),
      expires_at: expiresAt,
    });
    const sealed = seal(app.config.secrets.server, 'one-time-code', JSON.stringify({ code, target }));
    await addJob(
      tx,
      deliverCode,
      {
        id,
        purpose,
        channel,
        language: call.language,
        sent: subject !== null,
        sealed: sealed.toString('base64'),
      },
      { maxAttempts: 3 },
    );
    return { codeId: id, resendAfter: codeResendSeconds, expiresAt: expiresAt.toISOString() };
  });
}

async function countOrRefuse(app: Platform, tx: Tx, target: string, now: Date): Promise<void> {
  if (!(await countSending(tx, target, now, siteDay(now, app.config.siteTimeZone))))
    throw await tooSoon(tx, target, now);
}

async function admitAddress(tx: Tx, sending: Sending): Promise<void> {
  const free = await noteSending(tx, sending);
  if (!free) return;
  const seconds = Math.max(1, Math.ceil((free.getTime() - sending.at.getTime()) / 1000));
  throw new AppError('tooManyAttempts', { seconds }, { retryAfter: seconds });
}

async function tooSoon(db: Db | Tx, target: string, now: Date): Promise<AppError> {
  const last = await findSending(db, target);
  const waited = now.getTime() - (last?.sent_at.getTime() ?? 0);
  const seconds = Math.ceil(codeResendSeconds - waited / 1000);
  if (seconds <= 0) return new AppError('phoneCodeDailyLimit');
  return new AppError('phoneCodeTooSoon', { seconds }, { retryAfter: seconds });
}
