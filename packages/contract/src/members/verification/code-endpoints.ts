import { defineEndpoints } from '../../endpoint.ts';
import { ownerProofRefusals } from './owner-proof.ts';

const captchaRefusals = ['captchaNeeded', 'captchaWrong', 'captchaExpired'] as const;
const phoneFaults = [
  'phoneEmpty',
  'phoneMalformed',
  'phonePrefixDisabled',
  'phonePrefixRestricted',
  'overseasPhoneDisabled',
] as const;
const sendLimits = [
  { per: 'address', count: 20, seconds: 3600 },
  { per: 'device', count: 20, seconds: 3600 },
] as const;
const sendRefusals = [
  ...phoneFaults,
  'emailMalformed',
  'phoneCodeTooSoon',
  'phoneCodeDailyLimit',
  'codesNotOffered',
  'tooManyAttempts',
  ...captchaRefusals,
] as const;
const codeRefusals = ['phoneCodeWrong', 'phoneCodeExpired', 'tooManyAttempts'] as const;

/** Calls about one-time codes to a phone or a mailbox: login by code, the forgotten password, binding. */
export const memberCodeEndpoints = defineEndpoints({
  sendLoginCode: {
    method: 'POST',
    path: '/api/members/v1/sendLoginCode',
    caller: 'visitor',
    limits: sendLimits,
    errors: sendRefusals,
    summary: 'Sends a login code to a bound phone; the answer is the same for a number of nobody',
  },
  sendRegisterCode: {
    method: 'POST',
    path: '/api/members/v1/sendRegisterCode',
    caller: 'visitor',
    limits: sendLimits,
    errors: sendRefusals,
    summary:
      'A code to the phone of a registering visitor; the answer is the same for a number that is bound',
  },
  logInBySms: {
    method: 'POST',
    path: '/member/v1/login_sms',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 600 }],
    errors: [...phoneFaults, ...codeRefusals, 'memberBlocked', 'secondFactorNeeded'],
    summary: 'Signs in with a bound phone and the code that was sent to it',
  },
  sendResetCode: {
    method: 'POST',
    path: '/api/members/v1/sendResetCode',
    caller: 'visitor',
    limits: sendLimits,
    errors: sendRefusals,
    summary:
      'First step of a forgotten password: a code to the bound phone or mailbox of the account, if they match',
  },
  checkResetCode: {
    method: 'POST',
    path: '/api/members/v1/checkResetCode',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 600 }],
    errors: codeRefusals,
    summary: 'Second step: the code for a ticket that is good for one new password within ten minutes',
  },
  resetPassword: {
    method: 'POST',
    path: '/member/v1/forget_login_password',
    caller: 'visitor',
    limits: [{ per: 'address', count: 30, seconds: 600 }],
    errors: ['resetRefused', 'passwordWeak'],
    summary: 'Third step: the new password; every device of the account is signed out',
  },
  sendStepUpCode: {
    method: 'POST',
    path: '/api/members/v1/sendStepUpCode',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 3600 }],
    errors: [
      'phoneMissing',
      'phoneCodeTooSoon',
      'phoneCodeDailyLimit',
      'tooManyAttempts',
      ...captchaRefusals,
    ],
    summary:
      'A code to the bound phone, without one to the bound mailbox: a proof of the owner where money could go out',
  },
  sendBindCode: {
    method: 'POST',
    path: '/api/members/v1/sendBindCode',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 3600 }, ...sendLimits],
    errors: [...sendRefusals, 'phoneAlreadyBound', 'phoneTaken', 'emailAlreadyBound', ...ownerProofRefusals],
    summary: 'A code to the phone or mailbox that the member wants to bind; asks for a proof of the owner',
  },
  bindPhone: {
    method: 'POST',
    path: '/member/v1/verify/phone',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 600 }],
    errors: [...codeRefusals, 'phoneTaken', 'phoneAlreadyBound'],
    summary: 'Binds the phone that the code was sent to',
  },
  bindEmail: {
    method: 'POST',
    path: '/api/members/v1/bindEmail',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 600 }],
    errors: [...codeRefusals, 'emailTaken', 'emailAlreadyBound'],
    summary: 'Binds the mailbox that the code was sent to',
  },
});
