import { thiefsPassword, wrongProof, type Attack } from './theft-stage.ts';

/** Setting or resetting the password that guards withdrawals. */
export const attacksOnWithdrawPassword: Record<string, Attack> = {
  'set the first withdraw password': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.setWithdrawPassword({ password: thiefsPassword }),
  },
  'set it by a guessed login password': {
    on: 'nothing',
    refusal: 'passwordWrong',
    act: (thief) => thief.setWithdrawPassword({ password: thiefsPassword, proof: wrongProof }),
  },
  'set it by a guessed code': {
    on: 'phone',
    refusal: 'phoneCodeWrong',
    act: async (thief, _member, { inbox, stage }) => {
      const { codeId } = await thief.sendStepUpCode({});
      const code = await inbox.codeTo(stage.test, inbox.messages.at(-1)?.to ?? '');
      const guess = code === '111111' ? '222222' : '111111';
      return thief.setWithdrawPassword({
        password: thiefsPassword,
        proof: { kind: 'code', codeId, code: guess },
      });
    },
  },
  'set it by the login password where the second factor is on': {
    on: 'secondFactor',
    refusal: 'stepUpNeeded',
    act: (thief, { proof }) => thief.setWithdrawPassword({ password: thiefsPassword, proof }),
  },
  'set it by a guessed second factor': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief) =>
      thief.setWithdrawPassword({
        password: thiefsPassword,
        proof: { kind: 'secondFactor', code: '000000' },
      }),
  },
  'change the withdraw password': {
    on: 'card',
    refusal: 'inputInvalid',
    act: (thief, { proof }) => thief.setWithdrawPassword({ password: thiefsPassword, proof }),
  },
  'have a withdraw password reset without a phone or mailbox': {
    on: 'card',
    refusal: 'phoneMissing',
    act: (thief) => thief.sendWithdrawPasswordCode({}),
  },
};
