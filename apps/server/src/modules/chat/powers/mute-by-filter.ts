import type { Platform } from '#platform/platform.ts';
import { muteMember } from './mute-member.ts';

/** Mutes the writer of a word that mutes, in this room; it can be appealed as any other. */
export async function muteByFilter(
  app: Platform,
  room: bigint,
  memberId: string,
  minutes: number,
): Promise<void> {
  await muteMember(app, {
    memberId,
    room,
    reason: '发送违禁内容',
    by: 'filter',
    role: 'filter',
    minutes,
  });
}
