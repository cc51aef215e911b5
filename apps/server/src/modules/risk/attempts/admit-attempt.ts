import { AppError } from '#platform/errors.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { limiterOf } from '#platform/limits/limiter.ts';
import type { Platform } from '#platform/platform.ts';
import { verificationOf } from '../captcha/verification-of.ts';
import { attemptRules, type AttemptPurpose, type AttemptRule, type AttemptScope } from './attempt-rules.ts';

/** Whom an attempt counts for: the account as it was typed, the device, the address. An empty one is not counted. */
export type AttemptKeys = Partial<Record<Exclude<AttemptScope, 'site'>, string>>;

/** An attempt that is open and counts as failed until it is settled. */
export interface Admission {
  id: string;
  buckets: readonly { scope: AttemptScope; bucket: string }[];
  /** So many attempts were made that a captcha must be passed with this one. */
  challenged: boolean;
  /** The next attempt will have to pass a captcha if this one fails. */
  challengesNext: boolean;
}

/**
 * Admits an attempt and counts it as failed in every scope of its purpose, before anything is compared. Throws
 * `tooManyAttempts` with the seconds to wait; what was counted by then is taken back.
 */
export async function admitAttempt(
  app: Platform,
  purpose: AttemptPurpose,
  keys: AttemptKeys,
): Promise<Admission> {
  const id = app.ids.uuid();
  const at = app.clock.now();
  const admission = {
    id,
    buckets: [] as Admission['buckets'][number][],
    challenged: false,
    challengesNext: false,
  };
  const limiter = limiterOf(app);
  const { strict, loginFailures } = await verificationOf(app);
  for (const { scope, bucket, rule } of bucketsOf(purpose, keys)) {
    const challengesAfter =
      purpose === 'login' ? challengedLogins(scope, rule, loginFailures) : rule.challengesAfter;
    const counted = await limiter.attempt(bucket, rule, id);
    if (!counted.admitted) {
      await takeBackAttempt(app, admission);
      const wait = (counted.blockedUntil?.getTime() ?? 0) - at.getTime();
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      throw new AppError('tooManyAttempts', { seconds }, { retryAfter: seconds });
    }
    admission.buckets.push({ scope, bucket });
    admission.challenged ||= counted.failures > challengesAfter;
    admission.challengesNext ||= counted.failures >= challengesAfter;
  }
  // Where the operator has decided for strict verification, nobody comes in without a captcha (`hardVerify`).
  if (strict && (purpose === 'login' || purpose === 'register'))
    admission.challenged = admission.challengesNext = true;
  return admission;
}

/** The operator says how many failures an account may have; its own devices and a device with several accounts get two more. */
function challengedLogins(scope: AttemptScope, rule: AttemptRule, failures: number): number {
  if (scope === 'account') return failures;
  return scope === 'knownDevice' || scope === 'device' ? failures + 2 : rule.challengesAfter;
}

/** The attempt succeeded: the account's and the device's failures are forgotten, elsewhere only this attempt is. */
export async function forgiveAttempt(app: Platform, admission: Admission): Promise<void> {
  for (const { scope, bucket } of admission.buckets) {
    if (scope === 'address' || scope === 'site') await limiterOf(app).takeBack(bucket, admission.id);
    else await limiterOf(app).forget(bucket);
  }
}

/** The attempt was not made after all. */
export async function takeBackAttempt(
  app: Platform,
  admission: Pick<Admission, 'id' | 'buckets'>,
): Promise<void> {
  for (const { bucket } of admission.buckets) await limiterOf(app).takeBack(bucket, admission.id);
}

/** Does what was admitted. When nothing was compared because too many want it at once, nothing was tried: it is taken back. */
export async function tryAdmitted<T>(
  app: Platform,
  admission: Admission,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof AppError && fault.error === 'tooManyRequests') await takeBackAttempt(app, admission);
    throw fault;
  }
}

function bucketsOf(purpose: AttemptPurpose, keys: AttemptKeys) {
  return Object.entries(attemptRules[purpose]).flatMap(([name, rule]) => {
    const scope = name as AttemptScope;
    const key = keyIn(scope, keys);
    return key ? [{ scope, rule, bucket: `${purpose}:${scope}:${key}` }] : [];
  });
}

function keyIn(scope: AttemptScope, keys: AttemptKeys): string | undefined {
  if (scope === 'site') return 'all';
  return scope === 'address' && keys.address ? networkOf(keys.address) : keys[scope];
}
