import { crc32, deflateSync } from 'node:zlib';
import { avatarPath } from '@fairway/contract/limits/pictures.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '../../../testing/send-file.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { cleanUpPictures } from './clean-up-pictures.job.ts';
import { crossed, endsOf } from '../../../testing/crossed.ts';

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  member = await test.register('Portrait1');
});
afterAll(() => test.end());

const { path } = endpoints.uploadAvatar;
const send = (bytes: Uint8Array<ArrayBuffer>, more: { type?: string; field?: string } = {}) =>
  sendFile(test, member, { path, bytes, ...more });

/** A photograph with a place in its metadata, lying on its side. */
const photograph = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#3d7bff' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A PNG that says it has these sides, with next to nothing packed in it. */
function claims(width: number, height: number): Buffer {
  const chunk = (kind: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an avatar that is uploaded', () => {
  it('becomes a square of its own making, without any metadata, and shows in the user info [MEMBER-014]', async () => {
    const { avatar } = (await send(Uint8Array.from(await photograph()), { type: 'text/html' })) as {
      avatar: string;
    };
    expect(avatar).toMatch(new RegExp(`^${avatarPath}[\\w-]{32}$`));
    expect(await member.api.getUserInfo({})).toMatchObject({ avatar });

    const shown = await fetch(test.urls.site + avatar);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="avatar.webp"',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(kept.exif).toBeUndefined();
  });

  it('replaces the one before it, which nobody can read any more', async () => {
    const { avatar: first } = await member.api.getProfile({});
    await send(Uint8Array.from(await photograph()));
    expect(await (await fetch(test.urls.site + first)).json()).toMatchObject({ code: 315_004 });
    const { avatar: second } = await member.api.getProfile({});
    await member.api.setAvatar({ avatar: 'portrait-03' });
    expect(await (await fetch(test.urls.site + second)).json()).toMatchObject({ code: 315_004 });
  });
});

it('is not there under a name that no picture has, also one that the database could not hold', async () => {
  for (const name of ['x%00y', 'x'.repeat(32), '..%2F..%2Fetc', '%F0%9F%98%80'])
    expect(await (await fetch(`${test.urls.site}${avatarPath}${name}`)).json()).toMatchObject({
      code: 315_004,
    });
});

describe('what is no picture', () => {
  it.each([
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page behind the first bytes of a PNG', Buffer.from('\u0089PNG\r\n\u001a\n<script>', 'latin1')],
    ['a broken JPEG', Buffer.from('\u00ff\u00d8\u00ff\u00e0 nothing follows', 'latin1')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
  ])('is refused: %s', async (_name, bytes) => {
    await expect(send(Uint8Array.from(bytes))).rejects.toMatchObject({ error: 'pictureKindWrong' });
  });

  it('is refused by its pixels before any is unpacked, however small the file', async () => {
    const bomb = claims(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000);
    const before = process.memoryUsage.rss();
    await expect(send(Uint8Array.from(bomb))).rejects.toMatchObject({ error: 'pictureTooLarge' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('is refused when it is too small, too large or under another name, and without a session', async () => {
    const small = await sharp({ create: { width: 127, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expect(send(Uint8Array.from(small))).rejects.toMatchObject({ error: 'pictureTooSmall' });
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    await expect(send(large)).rejects.toMatchObject({ error: 'bodyTooLarge' });
    test.clock.advance({ minutes: 10 });
    const picture = Uint8Array.from(await photograph());
    await expect(send(picture, { field: 'other' })).rejects.toMatchObject({ error: 'bodyMalformed' });
    await expect(sendFile(test, undefined, { path, bytes: picture })).rejects.toMatchObject({
      error: 'tokenMissing',
    });
    await expect(member.api.uploadAvatar({})).rejects.toMatchObject({ error: 'mediaTypeUnsupported' });
    const elsewhere = sendFile(test, member, { path: endpoints.setNickname.path, bytes: picture });
    await expect(elsewhere).rejects.toMatchObject({ error: 'mediaTypeUnsupported' });
  });
});

it('forgets a day later what nothing has named', async () => {
  const picture = Uint8Array.from(await photograph());
  await sendFile(test, member, { path: endpoints.uploadFeedbackPicture.path, bytes: picture });
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from members_pictures where purpose = 'feedback'`.execute(test.app.db);
    return rows[0]?.count;
  };
  test.clock.advance({ hours: 23 });
  await cleanUpPictures.run(test.app, '' as never);
  expect(await count()).toBe(1);
  test.clock.advance({ hours: 2 });
  await cleanUpPictures.run(test.app, '' as never);
  expect(await count()).toBe(0);
});

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
