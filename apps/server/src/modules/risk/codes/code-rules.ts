/** What a code is good for; one that was sent for one thing opens nothing else. */
export type CodePurpose =
  | 'login'
  | 'reset'
  | 'bindPhone'
  | 'bindEmail'
  | 'changePhone'
  | 'withdrawPassword'
  | 'stepUp'
  | 'register';

/** Where a code goes: a number with its area (`+8613…`) or a mail address in lower case. */
export interface CodeAddress {
  channel: 'sms' | 'email';
  target: string;
}

/** Digits of a code; every code box takes this many, at home and overseas. */
export const codeDigits = 6;

/** Text messages an hour to numbers that begin alike: who pumps messages owns whole ranges of numbers. */
export const rangeCap = { digits: 8, count: 120, seconds: 3600 } as const;

/** Text messages that one address may have sent within any hour (reliability ABU-1). */
export const addressCap = { count: 20, seconds: 3600 } as const;

/**
 * When text messages look pumped: of the last `over` whose codes are over or used, more than `sentPerUsed` for each that was
 * used. Older ones than a day are not looked at.
 */
export const pumpAlarm = { over: 100, sentPerUsed: 2, withinSeconds: 86_400 } as const;
