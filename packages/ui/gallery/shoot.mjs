/* Photographs the gallery in strips: node gallery/shoot.mjs <address> <chromium> <out folder> [theme] [width] [skin] */
import { chromium } from 'playwright-core';

const [
  address = 'http://127.0.0.1:5190',
  executablePath,
  out = '.',
  theme = 'dark',
  width = '1440',
  skin = '',
] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
await page.goto(`${address}/?theme=${theme}&skin=${skin}`);
await page.waitForSelector('h1');
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(800);
const height = await page.evaluate(() => document.documentElement.scrollHeight);
const strip = 1300;
for (let y = 0, n = 1; y < height; y += strip, n++) {
  const clip = { x: 0, y, width: Number(width), height: Math.min(strip, height - y) };
  await page.screenshot({ path: `${out}/gallery-${theme}-${width}-${n}.png`, fullPage: true, clip });
}
await browser.close();
