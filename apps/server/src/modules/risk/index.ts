export {
  admitAttempt,
  forgiveAttempt,
  takeBackAttempt,
  tryAdmitted,
  type Admission,
  type AttemptKeys,
} from './attempts/admit-attempt.ts';
export { issueCode, type IssuedCode } from './codes/issue-code.ts';
export { forgetCodesOf } from './codes/codes-store.ts';
export { takeCode } from './codes/take-code.ts';
export type { CodePurpose, CodeAddress } from './codes/code-rules.ts';
export { passChallenge } from './captcha/pass-challenge.ts';
export { demandRobotCheck } from './robot/demand-robot-check.ts';
export { isWeakPassword } from './passwords/weak-passwords.ts';
export { siteInstant } from './protection/period-name.ts';
export { refuseUnanswered } from './reality/refuse-unanswered.ts';
export { judgeDeposit } from './protection/judge-deposit.ts';
export { selectStakeLimited } from './protection/own-limits/limits-store.ts';
export { countOutside, countPlay } from './protection/play-sums-store.ts';
export { breakRefusal, refuseOnBreak } from './protection/breaks/refuse-on-break.ts';
export { excludeMember } from './protection/breaks/take-break.ts';
export { selectBreaks, selectRunningBreaks, type BreakRow } from './protection/breaks/breaks-store.ts';
export { halvesReached, noteTipProof, tipProofConstraint } from './protection/tip-proofs.ts';
export { tipConstraints, tippedToday, tipRefusal, type TipCeilings } from './protection/tips.ts';
export { judgeStake, limitConstraint, stakeConstraints, stakeRefusal } from './protection/stake-rights.ts';
