import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { calendarDay, nothing } from '../../fields.ts';
import type { memberProfileEndpoints } from './endpoints.ts';
import { defaultAvatars, sexes } from './details.ts';
import { memberProfile } from '../schemas.ts';

export const memberProfileSchemas = {
  listDefaultProfiles: { input: nothing, output: z.strictObject({ avatars: z.array(z.string()) }) },
  setUserProfile: {
    input: z.strictObject({ sex: z.literal(sexes.codeList).optional(), birthday: calendarDay.optional() }),
    output: memberProfile,
  },
  setNickname: { input: z.strictObject({ nickName: z.string().trim().max(64) }), output: memberProfile },
  setAvatar: { input: z.strictObject({ avatar: z.enum(defaultAvatars) }), output: memberProfile },
  uploadAvatar: { input: nothing, output: memberProfile },
} satisfies SchemasOf<typeof memberProfileEndpoints>;
