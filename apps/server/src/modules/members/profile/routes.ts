import { memberProfileEndpoints } from '@fairway/contract/members/profile/endpoints.ts';
import { memberProfileSchemas } from '@fairway/contract/members/profile/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listDefaultProfiles, setAvatar, setNickname, setUserProfile } from './set-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';

/** What members set of their own profile. */
export const memberProfileRoutes = defineRoutes(memberProfileEndpoints, memberProfileSchemas, {
  listDefaultProfiles,
  setUserProfile,
  setNickname,
  setAvatar,
  uploadAvatar,
});
