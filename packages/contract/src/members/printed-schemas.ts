import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { nothing, typedText } from '../fields.ts';
import { captchaAnswer } from '../risk/schemas.ts';
import { loginCaptchaKeys } from './account-login.ts';
import type { membersPrintedEndpoints } from './printed-endpoints.ts';
import { memberName, membersSchemas, passwordHash } from './schemas.ts';

const { logIn, registerMember, changePassword } = membersSchemas;

const checkName = {
  input: z.strictObject({ name: memberName }),
  output: z.strictObject({ available: z.boolean() }),
};

export const membersPrintedSchemas = {
  webLogIn: logIn,
  accountLogIn: {
    input: z.strictObject({
      name: typedText(1, 32),
      password: passwordHash,
      /** The same password as an earlier system of the brand kept it; equal to `password` without one. */
      oldPassword: passwordHash,
      /** 1: `oldPassword` differs from `password`. */
      flag: z.int().min(0).max(1),
      version: z.string().min(1).max(16),
      signature: z.string().regex(/^[0-9a-f]{64}$/),
      captcha: captchaAnswer.optional(),
    }),
    output: logIn.output,
  },
  getLoginCaptchaConfig: {
    input: z.strictObject({ keyCodes: z.array(z.enum(loginCaptchaKeys)).min(1).max(8) }),
    /** Only what was asked for. */
    output: z
      .strictObject({
        loginVerifyTriggerTimes: z.string(),
        fastRegisterVerify: z.string(),
        captchaAfsType: z.string(),
        captchaAnjiType: z.string(),
      })
      .partial(),
  },
  logInV3: logIn,
  logInV5: logIn,
  registerByPrintedPath: registerMember,
  modifyPassword: changePassword,
  checkMember: checkName,
  checkName,
  checkNameV2: checkName,
  checkNameV3: checkName,
  verifyToken: { input: nothing, output: z.strictObject({ name: z.string() }) },
} satisfies SchemasOf<typeof membersPrintedEndpoints>;
