export {
  admitAttempt,
  forgiveAttempt,
  takeBackAttempt,
  type Admission,
  type AttemptKeys,
} from './attempts/admit-attempt.ts';
export { issueCode, type IssuedCode } from './codes/issue-code.ts';
export { takeCode } from './codes/take-code.ts';
export type { CodePurpose, CodeAddress } from './codes/code-rules.ts';
export { passChallenge } from './captcha/pass-challenge.ts';
export { isWeakPassword } from './passwords/weak-passwords.ts';
