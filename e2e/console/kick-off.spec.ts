import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { callsOf, openConsole } from './operator.ts';

const day = 24 * 3_600_000;
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

async function consoleOf(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  role: 'trader' | 'cashier-lead',
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openConsole(page, baseURL, role, path);
  return page;
}

test('the new day of a match that was put off waits for another operator, and then the match is on it', async ({
  browser,
  baseURL,
}) => {
  // A match of this run alone, on a day that no story looks at.
  const home = `Harbour ${Date.now().toString(36)}`;
  const fileName = `${home}.json`;
  const fileOf = (at: number, status?: 'POSTPONED') => {
    const [date, time] = shanghai.format(at).split(' ');
    const teams = { team1: home, team2: 'Lighthouse' };
    const match = { round: 'Matchday 1', date, time: `${time} UTC+8`, ...teams, ...(status && { status }) };
    return JSON.stringify({ name: 'English Coast League 2026/27', matches: [match] });
  };
  const now = Date.now();
  const before = shanghai.format(now - day);
  const later = shanghai.format(now + 20 * day);
  const trader = await consoleOf({ browser, baseURL }, 'trader', '/console/sports/imports');
  const calls = await callsOf(trader, baseURL);
  const putOff = { text: fileOf(now - day, 'POSTPONED'), fileName };
  await calls.importFixtures(putOff, { operationId: randomUUID() });

  await test.step('a trader hands in a file with the new day, and its report says that it waits', async () => {
    const buffer = Buffer.from(fileOf(now + 20 * day));
    const file = { name: fileName, mimeType: 'application/json', buffer };
    await trader.locator('input[type="file"]').setInputFiles(file);
    await expect(trader.getByText('新的开赛时间须另一人复核后生效').first()).toBeVisible();
  });

  const second = await consoleOf({ browser, baseURL }, 'cashier-lead', '/console/proposals');
  const change = () => second.getByRole('row', { name: /开赛时间/ });
  await test.step('another operator follows it to the match, where both times stand', async () => {
    const row = second.getByRole('row', { name: new RegExp(fileName) });
    await row.getByRole('link', { name: '更改开赛时间' }).click();
    await expect(second.getByRole('heading', { level: 1 })).toContainText(home);
    await expect(change()).toContainText(`${before}:00`);
    await expect(change()).toContainText(`${later}:00`);
  });

  await test.step('and approves: the match is on the new day, for the trader as well', async () => {
    await second.getByRole('button', { name: '通过并生效' }).click();
    await expect(change()).toBeHidden();
    const place = new URL(second.url()).pathname;
    await trader.goto(new URL(place, trader.url()).href);
    for (const page of [second, trader])
      await expect(page.getByText(`English Coast League · 第 1 轮 · ${later}:00`)).toBeVisible();
  });
});
