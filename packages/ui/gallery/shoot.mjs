/* Photographs the gallery: node gallery/shoot.mjs <address> <chromium> <out folder> [theme] [width] */
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:5190', executablePath, out = '.', theme = 'dark', width = '1440'] =
  process.argv.slice(2);
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
await page.goto(`${address}/?theme=${theme}`);
await page.waitForSelector('h1');
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(600);
await page.screenshot({ path: `${out}/gallery-${theme}-${width}.png`, fullPage: true });
await browser.close();
