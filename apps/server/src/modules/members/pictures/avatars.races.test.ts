import { avatarPath } from '@fairway/contract/limits/pictures.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossed, endsOf } from '../../../testing/crossed.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const { path } = endpoints.uploadAvatar;
const square = sharp({ create: { width: 200, height: 200, channels: 3, background: '#3d7bff' } })
  .png()
  .toBuffer();
const upload = async (member: TestMember) =>
  sendFile(test, member, { path, bytes: Uint8Array.from(await square) });

/** The avatar that the account names, and the pictures that are kept for it. */
async function kept({ id, api }: TestMember) {
  const { rows } = await sql<{ name: string }>`
    select name from members_pictures where owner_id = ${id} and purpose = 'avatar'`.execute(test.app.db);
  return { avatar: (await api.getProfile({})).avatar, pictures: rows.map(({ name }) => avatarPath + name) };
}

describe('an avatar', () => {
  it('uploaded many times at once is one picture, the one that shows', async () => {
    const member = await test.register('ManyFaces1');
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => upload(member)));
    expect(new Set(endsOf(ends))).toEqual(new Set(['done']));
    const { avatar, pictures } = await kept(member);
    expect(pictures).toEqual([avatar]);
  });

  it('uploaded while a portrait is chosen leaves no picture that nobody names', async () => {
    const member = await test.register('ManyFaces2');
    const ends = await crossed(test, member.id, [
      () => upload(member),
      () => member.api.setAvatar({ avatar: 'portrait-03' }),
    ]);
    expect(endsOf(ends)).toEqual(['done', 'done']);
    const { avatar, pictures } = await kept(member);
    expect(pictures).toEqual(avatar === 'portrait-03' ? [] : [avatar]);
  });

  it('is taken ten times in ten minutes, however many come at once', async () => {
    const member = await test.register('ManyFaces3');
    const ends = await Promise.allSettled(Array.from({ length: 14 }, () => upload(member)));
    expect(endsOf(ends).filter((end) => end === 'done')).toHaveLength(10);
    expect(endsOf(ends).filter((end) => end === 'tooManyRequests')).toHaveLength(4);
    expect((await kept(member)).pictures).toHaveLength(1);
  });
});

it('keeps twelve pictures of a member that nothing names, the newest, however many are handed in at once', async () => {
  const member = await test.register('Hoarder1');
  const bytes = Uint8Array.from(await square);
  const handIn = () =>
    sendFile(test, member, { path: endpoints.uploadFeedbackPicture.path, bytes }) as Promise<{
      img_address: `/api/support/v1/feedback/picture/${string}`;
    }>;
  const { img_address: named } = await handIn();
  await member.api.webFeedback({ type: 6, content: '页面显示不完整', pictures: [named] });
  const many = async (count: number) => {
    test.clock.advance({ minutes: 11 });
    return Promise.allSettled(Array.from({ length: count }, handIn));
  };
  for (const _ of [1, 2, 3]) expect(new Set(endsOf(await many(8)))).toEqual(new Set(['done']));
  // Of those that came at once some may not have seen each other; one that comes alone sees them all.
  test.clock.advance({ minutes: 1 });
  const { img_address: last } = await handIn();
  const { rows } = await sql<{ name: string; kept: boolean }>`
    select name, kept_at is not null as kept from members_pictures where owner_id = ${member.id}`.execute(
    test.app.db,
  );
  expect(rows.filter(({ kept: isKept }) => !isKept)).toHaveLength(12);
  expect(rows.filter(({ kept: isKept }) => isKept)).toHaveLength(1);
  await member.api.webFeedback({ type: 6, content: '页面显示不完整', pictures: [last] });
});
