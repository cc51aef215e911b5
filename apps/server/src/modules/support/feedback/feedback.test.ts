import { createDownload, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '../../../testing/send-file.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

async function handIn(member: TestMember): Promise<string> {
  const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#223' } })
    .png()
    .toBuffer();
  const { path } = endpoints.uploadFeedbackPicture;
  const answer = await sendFile(test, member, { path, bytes: Uint8Array.from(bytes) });
  return (answer as { img_address: string }).img_address;
}

type Address = `/api/support/v1/feedback/picture/${string}`;
const nameOf = (address: string) => address.split('/').at(-1) ?? '';

/** Reads files as this session does. */
const reader = (session: { token: string; signKey: string }, baseUrl = test.urls.site) =>
  createDownload<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => session,
    deviceId: () => 'device-of-a-reader',
    language: () => 'zh-CN',
    now: () => test.clock.now().getTime(),
  });

describe('feedback', () => {
  it('is in the own list with the six fields and its reply state [MEMBER-001, MEMBER-004, MEMBER-008, MEMBER-009]', async () => {
    const member = await test.register('Feedback1');
    const picture = (await handIn(member)) as Address;
    const content = '存款页的倒计时结束后，\n我不知道还能不能付款。';
    await member.api.webFeedback({ type: 1, content, pictures: [picture] });

    const { feedback } = await member.api.listFeedback({});
    expect(feedback).toHaveLength(1);
    expect(feedback[0]).toMatchObject({
      type: 1,
      pictures: [picture],
      category: 1,
      content,
      isReply: false,
      replyContent: '',
    });

    const support = await test.operator('support');
    const id = feedback[0]?.id ?? '';
    await support.api.replyFeedback({ id, reply: '可以付款，到账后仍会入账。' });
    expect((await member.api.listFeedback({})).feedback[0]).toMatchObject({
      isReply: true,
      replyContent: '可以付款，到账后仍会入账。',
    });
  });

  it('holds 20 on a page, the 21st on the next, newest first [MEMBER-015]', async () => {
    const { api } = await test.register('Feedback2');
    for (let number = 1; number <= 21; number += 1) {
      await api.webFeedback({ type: 7, content: `第 ${number} 条反馈` });
      test.clock.advance({ minutes: 1.5 });
    }
    const first = await api.listFeedback({});
    expect(first.feedback).toHaveLength(20);
    expect(first.feedback[0]?.content).toBe('第 21 条反馈');
    const second = await api.listFeedback({ cursor: first.next ?? '' });
    expect(second.feedback.map(({ content }) => content)).toEqual(['第 1 条反馈']);
    expect(second.next).toBeNull();
  });

  it.each([
    ['too short', { type: 1 as const, content: '好' }],
    ['too long', { type: 1 as const, content: '长'.repeat(501) }],
    ['turning text round', { type: 1 as const, content: '正常的话\u202e反过来' }],
    ['of a type that is none', { type: 9 as never, content: '没有这个类型' }],
    ['a wish by the wrong endpoint', { type: 7 as const, category: 3 as never, content: '许个愿望吧' }],
  ])('is refused when it is %s', async (_name, input) => {
    const { api } = await test.register(`Bad${test.app.ids.uuid().slice(-9)}`);
    await expect(api.webFeedback(input)).rejects.toMatchObject({ error: 'inputInvalid' });
    expect((await api.listFeedback({})).feedback).toEqual([]);
  });

  it('takes at most four pictures, each once and only one’s own', async () => {
    const [member, other] = await Promise.all([test.register('Pictures1'), test.register('Pictures2')]);
    const picture = (await handIn(member)) as Address;
    const input = { type: 6 as const, content: '页面显示不完整', pictures: [picture] };
    await expect(other.api.webFeedback(input)).rejects.toMatchObject({ error: 'pictureNotFound' });
    const five = Array.from({ length: 5 }, (_, place) => `${picture.slice(0, -1)}${place}` as Address);
    await expect(member.api.webFeedback({ ...input, pictures: five })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    const answers = await Promise.allSettled([1, 2].map(() => member.api.webFeedback(input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('shows a picture to its owner and to operators with the right, to nobody else', async () => {
  const [member, other] = await Promise.all([test.register('Pictures3'), test.register('Pictures4')]);
  const name = nameOf(await handIn(member));
  const picture = await reader(member)('getFeedbackPicture', { name });
  expect(picture.type).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1920, 960]);

  await expect(reader(other)('getFeedbackPicture', { name })).rejects.toMatchObject({
    error: 'pictureNotFound',
  });
  const bare = await fetch(`${test.urls.site}/api/support/v1/feedback/picture/${name}`);
  expect(bare.headers.get('content-type')).toMatch(/json/);
  expect(bare.headers.get('x-content-type-options')).toBe('nosniff');
  const trader = await test.operator('trader');
  await expect(trader.api.getMemberPicture({ name })).rejects.toMatchObject({ error: 'permissionMissing' });
});

describe('the queue', () => {
  it('shows what waits, oldest first, and admits one answer of two, by name and on the record', async () => {
    const member = await test.register('Queue001');
    const { id } = await member.api.webFeedback({ type: 2, content: '提款多久可以到账？' });
    const operators = await Promise.all([test.operator('support'), test.operator('administrator')]);
    const [one, two] = operators;
    const before = await one.api.listFeedbackQueue({ status: 'waiting', type: 2 });
    expect(before.feedback.at(-1)).toMatchObject({ id, member: { name: 'Queue001' }, repliedBy: '' });

    const answers = await Promise.allSettled(
      operators.map(({ api }) => api.replyFeedback({ id, reply: '审核通过后几分钟内。' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const answered = await two.api.listFeedbackQueue({ status: 'answered', type: 2 });
    expect(answered.feedback[0]).toMatchObject({ id, isReply: true });
    expect(operators.map(({ name }) => name)).toContain(answered.feedback[0]?.repliedBy);
    expect(answered.waiting).toBe(before.waiting - 1);
  });
});

it('names the selects’ entries in the caller’s language [MEMBER-013]', async () => {
  const { api } = await test.register('Dictionary');
  const { dictionaries } = await api.listDictionaries({});
  expect(dictionaries.map(({ name }) => name)).toContain('feedbackType');
  const asked = await api.listDictionaries({ names: ['feedbackType'] });
  expect(asked.dictionaries).toEqual([
    expect.objectContaining({ entries: expect.arrayContaining([{ code: 1, label: '存款' }]) as unknown }),
  ]);
});

it('names an entry by the text that an operator has published, until they are taken back [MEMBER-013]', async () => {
  const { api } = await test.register('Dictionary2');
  const admin = await test.operator('administrator');
  const labels = async () => {
    const { dictionaries } = await api.listDictionaries({ names: ['feedbackType'] });
    return dictionaries[0]?.entries.slice(0, 2).map(({ label }) => label);
  };
  const { version, configuration } = await admin.api.getSiteDraft({});
  const renamed = [{ entry: 'feedbackType.1', words: { zh: '充值', en: '' } }];
  await admin.api.updateSiteConfig({ ...configuration, version, dictionaries: renamed });
  expect(await labels()).toEqual(['充值', '提款']);
  const draft = { ...configuration, version: version + 1 };
  for (const dictionaries of [
    [{ entry: 'feedbackType.99', words: { zh: '没有的选项', en: '' } }],
    [...renamed, ...renamed],
  ])
    await expect(admin.api.saveSiteDraft({ ...draft, dictionaries })).rejects.toMatchObject({
      error: 'inputInvalid',
    });

  await admin.api.updateSiteConfig(draft);
  expect(await labels()).toEqual(['存款', '提款']);
});

it('allows one wish per seven days, one of two concurrent ones, and says when the next may come [MEMBER-010, MEMBER-011]', async () => {
  const { api, name } = await test.register('Wishes01');
  expect(await api.checkDesire({})).toEqual({ allowed: true, nextAt: null });
  const made = await Promise.allSettled(
    ['看到近五场走势', '深色主题更深'].map((content) => api.desire({ content })),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

  const nextAt = new Date(test.clock.now().getTime() + 7 * 86_400_000).toISOString();
  expect(await api.checkDesire({})).toEqual({ allowed: false, nextAt });
  await expect(api.desire({ content: '再许一个' })).rejects.toMatchObject({
    error: 'wishTooSoon',
    data: { nextAt },
  });
  expect((await api.listFeedback({})).feedback).toMatchObject([{ category: 3, isReply: false }]);

  test.clock.advance({ hours: 7 * 24 });
  const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
  const later = test.clientOf(session);
  expect(await later.checkDesire({})).toEqual({ allowed: true, nextAt: null });
  await expect(later.desire({ content: '新的愿望' })).resolves.toMatchObject({ category: 3 });
});
