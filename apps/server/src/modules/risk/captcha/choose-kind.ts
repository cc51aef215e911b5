import { looksOf } from '@fairway/contract/risk/captcha-kinds.ts';
import type { CaptchaKind, CaptchaPurpose } from '@fairway/contract/risk/schemas.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { admitAttempt, takeBackAttempt } from '../attempts/admit-attempt.ts';
import { robotKeys } from '../robot/robot-keys.ts';
import type { CaptchaName } from './kinds/kinds.ts';
import { verificationOf } from './verification-of.ts';

export interface Choice {
  name: CaptchaName;
  /** Whether one as text may be asked for instead. */
  offersQuestion: boolean;
  /** The asker has chosen it: it is shown, but passes no check. */
  chosen: boolean;
}

/**
 * The kind is the server's to choose, not the caller's (security rule 9): the one that the operator has set. Text
 * replaces it where the operator offers them, for a few captchas of a device and an address, then no more. The check
 * page shows the look that its address names only while no check is demanded of the caller, and passing that one
 * changes nothing. Counts captchas in words.
 */
export async function chooseKind(
  app: Platform,
  call: Pick<VisitorCall, 'member' | 'deviceId' | 'address'>,
  { purpose, wanted }: { purpose: CaptchaPurpose; wanted: CaptchaKind | undefined },
): Promise<Choice> {
  const { kind, words: offersQuestion } = await verificationOf(app);
  const ofSite: Choice = { name: kind, offersQuestion, chosen: false };
  if (wanted === undefined || wanted === looksOf(kind)) return ofSite;
  if (wanted === 'question')
    return offersQuestion && (await mayHaveQuestion(app, call))
      ? { ...ofSite, name: 'question' }
      : { ...ofSite, offersQuestion: false };
  if (purpose !== 'robot' || (await isDemanded(app, call))) return ofSite;
  return { ...ofSite, name: wanted, chosen: true };
}

async function mayHaveQuestion(
  app: Platform,
  { deviceId, address }: Pick<VisitorCall, 'deviceId' | 'address'>,
): Promise<boolean> {
  const { challenged } = await admitAttempt(app, 'wordCaptcha', { device: deviceId, address });
  return !challenged;
}

/** Whether a call of this member or device would be refused by `robotCheckNeeded` now. */
async function isDemanded(app: Platform, call: Pick<VisitorCall, 'member' | 'deviceId'>): Promise<boolean> {
  const admission = await admitAttempt(app, 'robot', robotKeys(call));
  await takeBackAttempt(app, admission);
  return admission.challenged;
}
