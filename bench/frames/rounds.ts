import type { Page } from '@playwright/test';
import type { Watched } from './measure-frames.ts';

type Watch = Parameters<Watched['play']>[1];

/** A round for demo chips of each game, from its press to its end: act by act where it has acts. */
const acts: Readonly<Record<string, (page: Page, watch: Watch) => Promise<void>>> = {
  koi: wholeRound,
  drum: wholeRound,
  moon: wholeRound,
  lantern: wholeRound,
  dice: wholeRound,
  limbo: wholeRound,
  plinko: wholeRound,
  keno: wholeRound,
  async gem(page, watch) {
    await pressed(page);
    for (const tile of [3, 8, 14]) {
      const slab = page.locator('section button').nth(tile);
      if ((await slab.getAttribute('aria-disabled')) === 'true') return;
      await watch(async () => {
        await slab.click();
        await page.waitForTimeout(700);
      });
    }
  },
  async hilo(page, watch) {
    await pressed(page);
    for (let card = 0; card < 4; card += 1)
      await watch(async () => {
        await page.getByRole('button', { name: /^换一张/ }).click();
        await page.waitForTimeout(800);
      });
  },
  async videoPoker(page, watch) {
    await watch(async () => pressed(page));
    await watch(async () => {
      await page.getByRole('button', { name: '换 5 张' }).click();
      await page.waitForTimeout(1_300);
    });
  },
  async rocket(page, watch) {
    await page.getByText('投注飞行中').or(page.getByText('×').first()).first().waitFor();
    await page.waitForFunction(
      () => /^\d+\.\d\d×$/m.test(document.querySelector('section p')?.textContent ?? ''),
      undefined,
      {
        timeout: 60_000,
      },
    );
    await watch(async () => page.waitForTimeout(3_000));
  },
};

export const games = Object.keys(acts);

export function roundOf(site: string, game: string): Watched {
  const demo = game === 'rocket' ? '' : '?demo=1';
  return {
    url: `${site}/app/egame/play/${game}${demo}`,
    play: async (page, watch) => acts[game]?.(page, watch),
  };
}

/** The same window with nothing in it: what frames cost on this machine by themselves. */
export const nothing: Watched = {
  url: 'data:text/html,<title>empty</title>',
  play: async (page, watch) => watch(async () => page.waitForTimeout(3_000)),
};

async function wholeRound(page: Page, watch: Watch): Promise<void> {
  const button = page.getByRole('button', { name: '投注', exact: true });
  await button.waitFor();
  await page.waitForTimeout(800);
  await watch(async () => {
    await button.click();
    // Its result stands once the board has shown it.
    await page
      .getByText(/^(返还 ¥|本局未中)/)
      .first()
      .waitFor({ timeout: 60_000 });
  });
}

async function pressed(page: Page): Promise<void> {
  await page.getByRole('button', { name: '投注', exact: true }).click();
  await page.waitForTimeout(1_300);
}
