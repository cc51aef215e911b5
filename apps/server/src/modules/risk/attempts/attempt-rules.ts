import type { AttemptRule as SlowingRule } from '#platform/limits/attempt-rule.ts';

/** Whose attempts are counted together. `knownDevice`: this account on a device, an operator's at an address, it has signed in from before. */
export type AttemptScope = 'account' | 'knownDevice' | 'device' | 'address' | 'site';

export interface AttemptRule extends SlowingRule {
  /** With more attempts than this a captcha is asked for. */
  challengesAfter: number;
}

export type AttemptPurpose =
  | 'login'
  | 'register'
  | 'changePassword'
  | 'sendCode'
  | 'useCode'
  | 'secondFactor'
  | 'askPhone'
  | 'robot'
  | 'wordCaptcha'
  | 'operatorLogin';

const never = 1_000_000;
const minutes = 60;
const hours = 60 * minutes;

/**
 * How often something may be tried (security rule 7: slow down and challenge, never lock an owner out for good). Who
 * attacks an account from afar slows that account for strangers; its owner's own devices are counted apart.
 */
export const attemptRules: Readonly<
  Record<AttemptPurpose, Readonly<Partial<Record<AttemptScope, AttemptRule>>>>
> = {
  // After how many failures an account's login is challenged is the operator's to say (`verification.loginFailures`).
  login: {
    account: rule(15 * minutes, 3, 8, 15, 300),
    knownDevice: rule(15 * minutes, 5, 10, 10, 120),
    device: rule(15 * minutes, 5, 20, 30, 600),
    address: rule(15 * minutes, 20, 100, 30, 600),
    site: rule(minutes, 600, never, 0, 0),
  },
  register: {
    device: rule(60 * minutes, 5, 10, 60, 900),
    address: rule(60 * minutes, 20, 50, 60, 900),
    site: rule(minutes, 600, never, 0, 0),
  },
  changePassword: {
    account: rule(15 * minutes, never, 5, 30, 900),
  },
  // Every sending counts, it costs money; `code-rules.ts` limits each number and mailbox beside it.
  sendCode: {
    account: rule(60 * minutes, 3, 10, 60, 900),
    device: rule(60 * minutes, 3, 10, 60, 900),
    address: rule(60 * minutes, 10, 20, 60, 900),
    site: rule(minutes, 300, never, 0, 0),
  },
  // A code allows five tries by itself; these slow a caller who goes from code to code.
  useCode: {
    device: rule(15 * minutes, never, 15, 30, 600),
    address: rule(15 * minutes, never, 60, 30, 600),
  },
  // A guess at an authenticator's code is right once in a million: a few tries, then it takes longer than the code lives.
  secondFactor: {
    account: rule(60 * minutes, never, 5, 60, 900),
    device: rule(15 * minutes, never, 15, 30, 600),
    address: rule(15 * minutes, never, 60, 30, 600),
  },
  // Numbers that a member wanted to bind and that belong to other members: a person mistypes one, a list is not read
  // off.
  askPhone: {
    account: rule(24 * hours, never, 2, hours, 24 * hours),
    device: rule(24 * hours, never, 2, hours, 24 * hours),
    address: rule(24 * hours, never, 10, hours, 24 * hours),
  },
  // A person forgets a password twice; the second factor is behind it.
  operatorLogin: {
    account: rule(60 * minutes, never, 2, 10, 900),
    knownDevice: rule(60 * minutes, never, 4, 10, 300),
    address: rule(15 * minutes, never, 30, 30, 600),
  },
  // Captchas as text, for members who cannot see or move what the others show, and the easiest for a program: a person
  // needs a few.
  wordCaptcha: {
    device: rule(10 * minutes, 5, never, 0, 0),
    address: rule(10 * minutes, 20, never, 0, 0),
  },
  // What a person does a few times and a program all day long; beyond it the check page shows who it is.
  robot: {
    account: rule(10 * minutes, 12, never, 0, 0),
    device: rule(10 * minutes, 20, never, 0, 0),
  },
};

function rule(
  forgetsAfter: number,
  challengesAfter: number,
  slowsAfter: number,
  firstWait: number,
  longestWait: number,
): AttemptRule {
  return { forgetsAfter, challengesAfter, slowsAfter, firstWait, longestWait };
}
