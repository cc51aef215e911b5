import { codeTries } from '@fairway/contract/risk/codes.ts';
import { equalInConstantTime } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, takeBackAttempt } from '../attempts/admit-attempt.ts';
import { codeHash } from './code-hash.ts';
import type { CodeAddress, CodePurpose } from './code-rules.ts';
import { countTry, deleteCode } from './codes-store.ts';
import { noteUse } from './sendings-store.ts';

export interface TakenCode extends CodeAddress {
  /** The member whom the code serves. */
  subject: string;
}

/**
 * Uses a code up. Each try is counted before it is compared, five at most; throws `phoneCodeWrong` with the tries that are
 * left, `phoneCodeExpired` for a code that is unknown, used, over, of another purpose or of another number, and
 * `tooManyAttempts` for who tries code after code. `owns` says whether the code is the caller's; a refusal of it says the same.
 */
export async function takeCode(
  app: Platform,
  call: Pick<CallContext, 'address' | 'deviceId'>,
  purpose: CodePurpose,
  { codeId, code }: { codeId: string; code: string },
  owns: (row: CodeAddress & { subject: string | null }) => boolean = () => true,
): Promise<TakenCode> {
  const admission = await admitAttempt(app, 'useCode', { device: call.deviceId, address: call.address });
  const row = await countTry(app.db, codeId, purpose, app.clock.now());
  if (!row || !owns(row)) throw new AppError('phoneCodeExpired');
  const matches = equalInConstantTime(row.code_hash, codeHash(app, codeId, code));
  if (!matches || row.subject === null) throw wrong(row.tries);
  if (!(await deleteCode(app.db, codeId))) throw new AppError('phoneCodeExpired');

  await noteUse(app.db, codeId, app.clock.now());
  await takeBackAttempt(app, admission);
  return { subject: row.subject, channel: row.channel, target: row.target };
}

function wrong(tries: number): AppError {
  const left = codeTries - tries;
  return left > 0 ? new AppError('phoneCodeWrong', { left }, { left }) : new AppError('phoneCodeExpired');
}
