import { hashPassword } from '@fairway/api-client';
import { wrongProof, type Attack } from './theft-stage.ts';

const strangersPhone = { channel: 'sms', areaCode: '86', phone: '13900009999' } as const;

/** Moving the account to the thief: where codes go, whose name it has, how its owner signs in. */
export const attacksOnAccount: Record<string, Attack> = {
  'bind a phone that resets passwords': {
    on: 'card',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.sendBindCode({ to: strangersPhone }),
  },
  'bind a mailbox that resets passwords': {
    on: 'card',
    refusal: 'passwordWrong',
    act: (thief) =>
      thief.sendBindCode({ to: { channel: 'email', email: 'thief@example.com' }, proof: wrongProof }),
  },
  'ask for another phone': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.sendPhoneChangeCode({ areaCode: '86', phone: strangersPhone.phone }),
  },
  'ask for another name': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.requestMemberChange({ field: 'realName', realName: '李四' }),
  },
  'change the login password': {
    on: 'phone',
    refusal: 'oldPasswordWrong',
    act: (thief) =>
      thief.changePassword({ oldPassword: wrongProof.password, newPassword: hashPassword('Thief-own-9') }),
  },
  'switch on a second factor of their own': {
    on: 'phone',
    refusal: 'passwordWrong',
    act: (thief) => thief.beginSecondFactor({ password: wrongProof.password }),
  },
  'switch the second factor off': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief, { proof }) => thief.endSecondFactor({ password: proof.password, code: '000000' }),
  },
  'renew the recovery codes': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief) => thief.renewRecoveryCodes({ code: '000000' }),
  },
};
