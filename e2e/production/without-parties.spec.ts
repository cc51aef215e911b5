import type { Page } from '@playwright/test';
import { openAccount } from '../shell/member.ts';
import { expect, test } from '../shell/story.ts';
import { runningSite } from '../stacks.ts';
import { startBareCopy, type BareCopy } from './bare-copy.ts';

// What members see of a site on its first day: everything works, nothing outside is connected yet.
let copy: BareCopy;
test.beforeAll(async () => {
  test.skip(runningSite !== undefined, 'starts a copy of its own, and E2E_SITE wants none');
  test.setTimeout(240_000);
  copy = await startBareCopy();
});
test.afterAll(async () => copy?.stop());

const main = (page: Page) => page.getByRole('main');

/** Addresses that the links of a page's own part lead to, menus aside. */
async function linksOf(page: Page): Promise<string[]> {
  return main(page)
    .locator('a[href]:visible:not(nav a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Names of the buttons of a page's own part that can be pressed. */
async function buttonsOf(page: Page): Promise<string[]> {
  return main(page)
    .locator('button:visible:enabled')
    .evaluateAll((buttons) => buttons.map((one) => one.textContent?.trim() ?? ''));
}

test.describe('a site without parties', () => {
  test('says on the home page and in the hall that a venue is not offered, and leads nobody there', async ({
    page,
  }) => {
    await page.goto(`${copy.site}/app/home`);
    const venue = main(page).getByRole('listitem').filter({ hasText: '北辰电子' });
    await expect(venue).toContainText('本站暂未开通该场馆');
    await expect(main(page).getByText('暂时没有可投注的赛事')).toBeVisible();
    expect(await linksOf(page)).not.toContain('/app/egame/beichen');
    expect(await buttonsOf(page)).toEqual([]);

    await page.goto(`${copy.site}/app/egame/beichen`);
    await expect(main(page).getByText('本站暂未开通该场馆')).toBeVisible();
    await expect(main(page).getByText('开通后即可进入，敬请留意公告')).toBeVisible();
    expect((await linksOf(page)).filter((href) => href.includes('beichen'))).toEqual([]);
    expect(await buttonsOf(page)).toEqual([]);

    await page.goto(`${copy.site}/app/sport?view=live`);
    await expect(main(page).getByText('本站暂未开通滚球')).toBeVisible();
  });

  test('says in the cashier that nothing is offered yet, and no link of these pages is dead', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const { session } = await openAccount(copy.site);
    await page.addInitScript((text) => localStorage.setItem('fairway.session', text), session);
    const links = new Set<string>();

    await page.goto(`${copy.site}/app/myCenter/deposit`);
    await expect(main(page).getByText('本站暂未开通存款')).toBeVisible();
    expect(await buttonsOf(page)).toEqual([]);
    for (const href of await linksOf(page)) links.add(href);

    await page.goto(`${copy.site}/app/myCenter/withdrawals`);
    await expect(main(page).getByText('提款暂未开通')).toBeVisible();
    await expect(main(page).getByText('您的资金安全不受影响，开通后会自动出现在这里。')).toBeVisible();
    expect(await buttonsOf(page)).toEqual([]);
    for (const href of await linksOf(page)) links.add(href);

    for (const path of ['/app/home', '/app/egame/beichen']) {
      await page.goto(copy.site + path);
      await expect(main(page).getByText('北辰电子').first()).toBeVisible();
      for (const href of await linksOf(page)) links.add(href);
    }
    for (const href of links) {
      // A page that leads on by itself may break off the next load.
      await expect(() => page.goto(copy.site + href)).toPass();
      await expect(page.locator('h1').first(), href).toBeAttached();
      await expect(page, href).not.toHaveURL(/\/404$/);
    }
  });
});
