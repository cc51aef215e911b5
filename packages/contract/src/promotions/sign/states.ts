import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/** State of one day of the sign-in cycle (specification section 4). */
export const signInStates = defineEnum({
  notStarted: { code: 0, wireName: 'NotStart', zh: '未开始', en: 'Not started' },
  pending: { code: 1, wireName: 'Pending', zh: '进行中', en: 'Pending' },
  canSign: { code: 2, wireName: 'CanSign', zh: '可签到', en: 'Can sign in' },
  complete: { code: 3, wireName: 'Complete', zh: '已签到', en: 'Signed in' },
  notSigned: { code: 4, wireName: 'NotSign', zh: '未签到', en: 'Not signed in' },
  notReached: { code: 5, wireName: 'NotReached', zh: '未到时间', en: 'Not reached' },
  forgotten: { code: 6, wireName: 'Forgot', zh: '漏签', en: 'Missed' },
});
export type SignInState = CodeOf<typeof signInStates>;

/** Sign button states (section 4). */
export const signButtonStates = defineEnum({
  signNowDisabled: { code: 0, wireName: 'SignNowDisable', zh: '立即签到', en: 'Sign in now' },
  signNowEnabled: { code: 1, wireName: 'SignNowEnable', zh: '立即签到', en: 'Sign in now' },
  receive: { code: 2, wireName: 'Receive', zh: '领取', en: 'Receive' },
  received: { code: 3, wireName: 'Received', zh: '已领取', en: 'Received' },
  notReached: { code: 4, wireName: 'NotReached', zh: '未达成', en: 'Not reached' },
  expired: { code: 5, wireName: 'Expired', zh: '已过期', en: 'Expired' },
  signed: { code: 6, wireName: 'Signed', zh: '今日已签到', en: 'Signed in today' },
});
export type SignButtonState = CodeOf<typeof signButtonStates>;
