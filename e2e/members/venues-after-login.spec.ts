import { operatorCalls } from '../console/operator.ts';
import { apiFor, expect, openAccount, test, type StoryMember } from '../shell/member.ts';

const sessionOf = ({ session }: StoryMember) =>
  JSON.parse(session) as { token: string; signKey: string; memberId: string };

test('a login asks for the authorised venues again, and one that was taken away cannot be entered [VENUE-008]', async ({
  page,
  baseURL,
}) => {
  const member = await openAccount(baseURL ?? '');
  const session = sessionOf(member);
  const trader = await operatorCalls(baseURL, 'trader');
  await trader.setMemberVenue({
    memberId: session.memberId,
    channelCode: 'fairway-games',
    authorised: false,
    reason: '核查中',
  });

  await page.goto('/app/login');
  await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
  await page.getByLabel('登录密码').fill(member.password);
  const listed = page.waitForResponse('**/listAuthorisedVenues');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  const { data } = (await (await listed).json()) as { data: { venues: string[] } };
  expect(data.venues).toContain('fairway-sports');
  expect(data.venues).not.toContain('fairway-games');

  // The hall says so, and a launch is refused whatever a page shows.
  await page.goto('/app/egame/1');
  await expect(page.getByText('您的账号暂未开通该场馆，请联系客服').first()).toBeVisible();
  const api = apiFor(baseURL ?? '', session);
  await expect(api.launchVenue({ api: 'fairway-games' })).rejects.toMatchObject({
    error: 'venueNotAuthorised',
    code: 306_003,
  });
  expect((await api.launchVenue({ api: 'fairway-sports' })).url).toBe('/app/sport');
  await expect(api.launchVenue({ api: 'elsewhere' })).rejects.toMatchObject({ error: 'venueUnknown' });
});
