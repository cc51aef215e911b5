/* Looks for accessibility faults in the gallery, in each theme, with a dialog and a menu open: node gallery/axe.mjs <address> <chromium> */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:5190', executablePath] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
let faults = 0;

/** Popups are beside the landmarks and bring guards that only pass the focus on. */
async function check(page, where) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .disableRules(where.includes('open') ? ['region'] : [])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  faults += violations.length;
  console.log(`${where}: ${violations.length} faults`);
  for (const fault of violations) {
    console.log(`  ${fault.id}: ${fault.help}`);
    for (const node of fault.nodes.slice(0, 6))
      console.log(
        `    ${node.html.slice(0, 160)}\n      ${node.failureSummary?.split('\n').slice(1, 3).join(' ').slice(0, 220)}`,
      );
  }
}

for (const [theme, skin] of [
  ['dark', ''],
  ['light', ''],
  ['dark', 'festival'],
  ['light', 'festival'],
]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/?theme=${theme}&skin=${skin}`);
  await page.waitForSelector('h1');
  await page.waitForTimeout(1500);
  await check(page, `${theme} ${skin}`);
  if (skin === '') {
    await page.getByRole('button', { name: '打开弹窗' }).click();
    await page.waitForTimeout(300);
    await check(page, `${theme}, dialog open`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '菜单' }).click();
    await page.waitForTimeout(300);
    await check(page, `${theme}, menu open`);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: '赔率格式' }).click();
    await page.waitForTimeout(300);
    await check(page, `${theme}, select open`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '错误' }).click();
    await page.waitForTimeout(400);
    await check(page, `${theme}, error toast`);
  }
  await context.close();
}
await browser.close();
process.exit(faults === 0 ? 0 : 1);
