import { defineEndpoints } from '../../endpoint.ts';
import { pictureBytes } from '../../limits/pictures.ts';

const change = {
  method: 'POST',
  caller: 'member',
  limits: [{ per: 'member', count: 30, seconds: 600 }],
} as const;

/** What members set of their own profile. */
export const memberProfileEndpoints = defineEndpoints({
  listDefaultProfiles: {
    method: 'POST',
    path: '/member/v1/user_default_profile',
    caller: 'member',
    errors: [],
    summary: 'The portraits that can be chosen as avatar, by name',
  },
  setUserProfile: {
    ...change,
    path: '/member/v1/set_user_profile',
    errors: ['underAge', 'birthdayMalformed'],
    summary: 'Sets sex or birthday; the birthday must still be of age',
  },
  setNickname: {
    ...change,
    path: '/api/members/v1/setNickname',
    errors: ['nicknameMalformed', 'nicknameTaken'],
    summary: 'Sets the nickname, 2 to 12 characters, not one that another member has as name or nickname',
  },
  setAvatar: {
    ...change,
    path: '/api/members/v1/setAvatar',
    errors: ['inputInvalid'],
    summary: 'Chooses one of the default portraits',
  },
  uploadAvatar: {
    method: 'POST',
    path: '/api/members/v1/uploadAvatar',
    caller: 'member',
    takesFile: true,
    bodyLimit: pictureBytes,
    limits: [{ per: 'member', count: 10, seconds: 600 }],
    errors: ['bodyTooLarge', 'pictureKindWrong', 'pictureTooLarge', 'pictureTooSmall'],
    summary: 'Takes a picture as the avatar: cut to a square of 256, re-encoded, the former one forgotten',
  },
});
