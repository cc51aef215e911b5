import type { Locator, Page } from '@playwright/test';
import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { apiFor, expect, test } from '../shell/member.ts';
import { newestInPlay } from './newest-in-play.ts';

type FixtureAnswer = OutputOf<Schemas['getFixture']>;
type Incident = FixtureAnswer['incidents'][number];

/** Lets the page read the real match with this story instead of its own. */
async function answerWith(page: Page, incidents: readonly Incident[]): Promise<void> {
  await page.route('**/getFixture?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { code: number; data: FixtureAnswer };
    if (answer.code !== 0) return route.fulfill({ json: answer });
    await route.fulfill({ json: { ...answer, data: { ...answer.data, incidents } } });
  });
}

let count = 0;
const incident = (kind: Incident['kind'], change: Partial<Incident>): Incident => ({
  incidentId: `story-${(count += 1)}`,
  kind,
  half: 1,
  second: 0,
  clock: '0:00',
  side: 'home',
  shirt: null,
  score: { home: 0, away: 0 },
  cancelled: false,
  ...change,
});

/** The marks above or below the strip, by its look, and at which of the ninety minutes its middle is. */
async function marksOf(strip: Locator, side: 'home' | 'away'): Promise<[string, number][]> {
  return strip.evaluate((figure, at) => {
    const field = figure.querySelector(':scope > svg')?.getBoundingClientRect();
    const row = figure.querySelectorAll(':scope > div')[at];
    if (!field || !row) return [];
    return Array.from(row.children, (mark): [string, number] => {
      const { left, width } = mark.getBoundingClientRect();
      const sign = mark.firstElementChild;
      const drawn = sign?.tagName === 'svg' ? `drawing of ${sign.getAttribute('width')}` : 'card';
      return [drawn, Math.round(((left + width / 2 - field.left) / field.width) * 180) / 2];
    });
  }, ['home', 'away'].indexOf(side));
}

test('the momentum strip has goals, cards and corners at their minutes, and the goals are under the score', async ({
  page,
  baseURL,
}) => {
  const { id } = await newestInPlay(apiFor(baseURL ?? ''));
  await answerWith(page, [
    incident('goal', { second: 600, clock: '10:00', shirt: 9 }),
    incident('yellowCard', { second: 1_800, clock: '30:00', shirt: 4 }),
    // Of a half's stoppage time the strip knows only its end.
    incident('corner', { side: 'away', second: 2_820, clock: '45+2' }),
    incident('goal', { side: 'away', half: 2, second: 900, clock: '60:00' }),
    incident('redCard', { side: 'away', half: 2, second: 2_100, clock: '80:00', shirt: 3 }),
    incident('goal', { half: 2, second: 1_200, clock: '65:00', shirt: 11, cancelled: true }),
  ]);
  await page.goto(`/app/sport/match/${id}?view=live`);

  const strip = page.getByRole('figure').filter({ hasText: '攻势条' });
  await expect(strip).toBeVisible();
  const [goal, corner] = ['drawing of 16', 'drawing of 12'];
  await expect
    .poll(() => marksOf(strip, 'home'))
    .toEqual([
      [goal, 10],
      ['card', 30],
    ]);
  await expect
    .poll(() => marksOf(strip, 'away'))
    .toEqual([
      [corner, 44.5],
      [goal, 60],
      ['card', 80],
    ]);

  const goals = (side: string) => page.getByRole('list', { name: side }).getByRole('listitem');
  await expect(goals('主队进球')).toHaveText(['9 号 10:00']);
  await expect(goals('客队进球')).toHaveText(['60:00']);
});
