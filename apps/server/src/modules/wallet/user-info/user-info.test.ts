import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const printed = [
  'name', 'token', 'grade', 'id', 'lastDays', 'phone', 'areaCode', 'areaName', 'realName', 'realNameAll',
  'registerIp', 'siteId', 'siteName', 'provinces', 'qq', 'sex', 'status', 'centerMoney', 'lockMoney',
  'virtualMoney', 'virtualLockMoney', 'avatar', 'email', 'has_bank', 'verify_type', 'passwordFlag', 'nickName',
  'isOverseasPhoneFunction', 'modifyConfig',
]; // prettier-ignore

describe('the user info', () => {
  it('has every printed key and the true balances for a member [MEMBER-003] [MEMBER-012]', async () => {
    const member = await test.register('InfoAll1');
    await fundMember(test.app, member.id, 123_45n);
    const onWire = await test.wireOf(member).getUserInfo({});
    expect(Object.keys(onWire as object)).toEqual(expect.arrayContaining(printed));
    const info = await member.api.getUserInfo({});
    expect(info).toMatchObject({
      name: 'InfoAll1',
      centerMoney: '123.45',
      lockMoney: '0.00',
      hasBank: false,
      passwordFlag: false,
      registerIp: expect.stringMatching(/^10\./) as string,
      areaCode: '86',
    });
    // A session's token is returned at the login only.
    expect(info.token).toBe('');
  });

  it('is refused without a token [MEMBER-012]', async () => {
    await expect(test.visitor.getUserInfo({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('shows the sex and birthday that were set, but none under age [MEMBER-007]', async () => {
    const { api } = await test.register('InfoSex1');
    await api.setUserProfile({ sex: 2 });
    await api.setUserProfile({ birthday: '1991-02-28' });
    expect(await api.getUserInfo({})).toMatchObject({ sex: 2, birthday: '1991-02-28' });
    await expect(api.setUserProfile({ birthday: '2025-01-01' })).rejects.toMatchObject({ error: 'underAge' });
  });

  it('shows the nickname and avatar that were chosen [MEMBER-014] from the default profiles [MEMBER-006]', async () => {
    const { api } = await test.register('InfoNick');
    const { avatars } = await api.listDefaultProfiles({});
    expect(avatars.length).toBeGreaterThan(11);
    const avatar = avatars[3] ?? '';
    await api.setNickname({ nickName: ' 山间风 ' });
    await api.setAvatar({ avatar });
    expect(await api.getUserInfo({})).toMatchObject({ nickName: '山间风', avatar });
    await expect(api.setAvatar({ avatar: 'https://evil.example/a.png' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    for (const nickName of ['一', 'a'.repeat(13), '<b>hi</b>', 'a b'])
      await expect(api.setNickname({ nickName })).rejects.toMatchObject({ error: 'nicknameMalformed' });
  });

  it('gives a nickname to one of two, and nobody the name of another member', async () => {
    const [one, two] = await Promise.all([test.register('NickOne1'), test.register('NickTwo1')]);
    const answers = await Promise.allSettled(
      [one, two].map(({ api }) => api.setNickname({ nickName: '同一个人' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(two.api.setNickname({ nickName: 'nickone1' })).rejects.toMatchObject({
      error: 'nicknameTaken',
    });
  });
});
