import type { Response } from '@playwright/test';
import { apiFor, expect, test, type StoryMember } from '../shell/member.ts';

const venuesIn = async (answer: Response) =>
  ((await answer.json()) as { data: { venues: { channelCode: string; money: string | null }[] } }).data
    .venues;

const sessionOf = ({ session }: StoryMember) => JSON.parse(session) as { token: string; signKey: string };

test('a login asks for the venues again, and one that is not among them cannot be entered [VENUE-008]', async ({
  page,
  member,
  baseURL,
}) => {
  await page.goto('/app/login');
  await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
  await page.getByLabel('登录密码').fill(member.password);
  // The member's own list: with the money that lies at each.
  const listed = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/appList') && (await venuesIn(answer)).every(({ money }) => money === '0.00'),
  );
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  const venues = await venuesIn(await listed);

  const api = apiFor(baseURL ?? '', sessionOf(member));
  for (const { channelCode } of venues)
    expect((await api.launchVenue({ api: channelCode })).url).toMatch(/^(\/|https?:)/);
  await expect(api.launchVenue({ api: 'elsewhere' })).rejects.toMatchObject({ error: 'venueUnknown' });
});
