import type { memberProfileEndpoints } from '@fairway/contract/members/profile/endpoints.ts';
import type { memberProfileSchemas } from '@fairway/contract/members/profile/schemas.ts';
import { defaultAvatars, nicknameLength, readNickname } from '@fairway/contract/members/profile/details.ts';
import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { isOfAge, legalAge } from '../registration/age-gate.ts';
import { deleteOtherAvatars } from '../pictures/pictures-store.ts';
import { presentProfile } from './present-profile.ts';
import { isNicknameTaken, updateProfile } from './profile-store.ts';

type Endpoints = typeof memberProfileEndpoints;
type Schemas = typeof memberProfileSchemas;

/** The portraits to choose from. Writes nothing. */
export const listDefaultProfiles: Operation<
  Endpoints['listDefaultProfiles'],
  Schemas['listDefaultProfiles']
> = async () => ({ avatars: defaultAvatars });

/** Sets sex or birthday, what is left out stays. Throws `underAge` for a birthday that the age gate would refuse. */
export const setUserProfile: Operation<Endpoints['setUserProfile'], Schemas['setUserProfile']> = async (
  app,
  call,
  { sex, birthday },
) => {
  const now = app.clock.now();
  if (birthday !== undefined && new Date(birthday) > now) throw new AppError('birthdayMalformed');
  if (birthday !== undefined && !isOfAge(birthday, now, app.config.siteTimeZone))
    throw new AppError('underAge', { age: legalAge });
  return change(app, (tx) =>
    updateProfile(tx, call.member.memberId, {
      ...(sex === undefined ? {} : { sex }),
      ...(birthday === undefined ? {} : { birth_date: birthday }),
    }),
  );
};

/** Sets the nickname. Throws `nicknameMalformed` or `nicknameTaken`. */
export const setNickname: Operation<Endpoints['setNickname'], Schemas['setNickname']> = async (
  app,
  call,
  input,
) => {
  const nickName = readNickname(input.nickName);
  if (nickName === undefined) throw new AppError('nicknameMalformed', nicknameLength);
  const { memberId } = call.member;
  return change(app, async (tx) => {
    if (await isNicknameTaken(tx, memberId, nickName)) throw new AppError('nicknameTaken');
    return updateProfile(tx, memberId, { nick_name: nickName });
  });
};

/** Chooses a default portrait; a picture that was the avatar is forgotten. */
export const setAvatar: Operation<Endpoints['setAvatar'], Schemas['setAvatar']> = (app, call, { avatar }) =>
  change(app, async (tx) => {
    // The account first: an upload beside this one waits for it, and leaves no picture behind that nobody names.
    const member = await updateProfile(tx, call.member.memberId, { avatar });
    await deleteOtherAvatars(tx, call.member.memberId, '');
    return member;
  });

async function change(
  app: Platform,
  write: (tx: Tx) => ReturnType<typeof updateProfile>,
): Promise<MemberProfile> {
  return inTransaction(app.db, async (tx) => {
    const member = await write(tx);
    if (!member) throw new AppError('tokenRevoked');
    return presentProfile(member, app.clock.now());
  });
}
