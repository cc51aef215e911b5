import type { Extension } from '#platform/extension-points.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { catalogueGames, type CatalogueGame } from '../catalogue-games.ts';

/** Games of no product: their codes are like no real one's. */
const testGames: readonly CatalogueGame[] = [
  { code: 'test-lantern', name: { zh: '长安灯会', en: 'Lantern Night' }, demo: true, rtp: '99.00' },
  { code: 'test-drum', name: { zh: '赤金战鼓', en: 'Golden Drum' }, demo: true, rtp: '96.20' },
  { code: 'test-road', name: { zh: '重行云路', en: 'Cloud Road' }, demo: false, rtp: null },
].map((game) => ({ ...game, venue: 'fairway-games', path: `/app/egame/play/${game.code}`, art: null }));

export type TestGame = 'test-lantern' | 'test-drum' | 'test-road';

/** Lists three games beside those of the products. Call it before the first question about games. */
export function listTestGames({ app }: Pick<TestApp, 'app'>): void {
  (app.extensions as Extension[]).push(catalogueGames.provide(...testGames));
}

/** The codes of the test's own games among those of an answer. */
export function testCodes({ games }: { games: readonly { gameCode: string }[] }): string[] {
  return games.map(({ gameCode }) => gameCode).filter((code) => code.startsWith('test-'));
}
