export {
  admitAttempt,
  forgiveAttempt,
  takeBackAttempt,
  type Admission,
  type AttemptKeys,
} from './attempts/admit-attempt.ts';
export { passChallenge } from './captcha/pass-challenge.ts';
export { isWeakPassword } from './passwords/weak-passwords.ts';
