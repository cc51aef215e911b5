import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { calendarDay, done, instant, liveTicket, nothing, typedText, uuid } from '../fields.ts';
import { memberNamePattern } from './names.ts';
import { passwordHashPattern } from './passwords.ts';
import { countryCodes } from './phones/areas.ts';
import { sexes } from './profile/details.ts';
import { captchaAnswer } from '../risk/schemas.ts';
import { memberStatuses } from './statuses.ts';
import type { membersEndpoints } from './endpoints.ts';

export const memberName = z.string().regex(memberNamePattern);
/** What a password arrives as (the client's hash), compared as received. */
export const passwordHash = z.string().regex(passwordHashPattern);

const session = z.strictObject({
  token: z.string(),
  /** Key of the request signature of this session. */
  signKey: z.string(),
  expiresAt: instant,
});

export const memberProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  grade: z.int(),
  realName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The member's own, for friends who register. */
  inviteCode: z.string(),
  status: z.enum(memberStatuses),
  sex: z.literal(sexes.codeList),
  birthday: z.iso.date(),
  siteId: z.int(),
  lastDays: z.int(),
  createdAt: instant,
});

export const membersSchemas = {
  registerMember: {
    input: z.strictObject({
      name: memberName,
      password: passwordHash,
      /** The day of birth, YYYY-MM-DD: the age gate. */
      birthDate: calendarDay,
      acceptsTerms: z.literal(true),
      /** Typed, or said by the address: `inviteCodeUnknown` for one that is nobody's, whatever it looks like. */
      inviteCode: z.string().trim().max(200).optional(),
      /** Whose link led here (`r_code`), and from where (`from`), as the address said it; what is none is left out. */
      agentCode: z.string().max(400).optional(),
      source: z.string().max(400).optional(),
      /** Where the member lives, one of `listCountries`; the home country without it. */
      country: z.enum(countryCodes).optional(),
      /** The code of `sendRegisterCode`, where the site asks for a phone. */
      phoneCode: z.strictObject({ codeId: uuid, code: z.string().regex(/^\d{1,10}$/) }).optional(),
      captcha: captchaAnswer.optional(),
    }),
    output: z.strictObject({ session, member: memberProfile }),
  },
  logIn: {
    input: z.strictObject({
      name: typedText(1, 32),
      password: passwordHash,
      oldPassword: passwordHash.optional(),
      flag: z.int().optional(),
      version: z.string().max(16).optional(),
      captcha: captchaAnswer.optional(),
    }),
    output: z.strictObject({ session, member: memberProfile }),
  },
  logOut: { input: nothing, output: done },
  getProfile: { input: nothing, output: memberProfile },
  listSessions: {
    input: nothing,
    output: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: uuid,
          device: z.string(),
          address: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          current: z.boolean(),
        }),
      ),
      /** The login before this session's; null at the first one. */
      lastLogin: z.strictObject({ device: z.string(), address: z.string(), at: instant }).nullable(),
      /** When the password was last changed; null while it is the first one. */
      passwordChangedAt: instant.nullable(),
    }),
  },
  endSession: { input: z.strictObject({ id: uuid }), output: done },
  endOtherSessions: { input: nothing, output: z.strictObject({ ended: z.int() }) },
  changePassword: {
    input: z.strictObject({ oldPassword: passwordHash, newPassword: passwordHash }),
    /** The session that goes on; the one that called is over. */
    output: z.strictObject({ session }),
  },
  createMqttTicket: { input: nothing, output: liveTicket },
} satisfies SchemasOf<typeof membersEndpoints>;

export type Session = z.output<typeof session>;
export type MemberProfile = z.output<typeof memberProfile>;
