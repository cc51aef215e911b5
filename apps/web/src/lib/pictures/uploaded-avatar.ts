import { avatarPath } from '@fairway/contract/limits/pictures.ts';

/** The address of an avatar that was uploaded; undefined for a drawn portrait, which has a name. */
export function uploadedAvatar(avatar: string): string | undefined {
  return avatar.startsWith(avatarPath) ? avatar : undefined;
}
