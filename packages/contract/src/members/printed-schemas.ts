import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import type { membersPrintedEndpoints } from './printed-endpoints.ts';
import { memberName, membersSchemas } from './schemas.ts';

const { logIn, registerMember, changePassword } = membersSchemas;

const checkName = {
  input: z.strictObject({ name: memberName }),
  output: z.strictObject({ available: z.boolean() }),
};

export const membersPrintedSchemas = {
  webLogIn: logIn,
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
