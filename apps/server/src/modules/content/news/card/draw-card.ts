import type { NewsItem } from '@fairway/contract/content/news/schemas.ts';
import sharp from 'sharp';
import { defineProcessMemory } from '#platform/memory/define-memory.ts';
import { readThrough } from '#platform/memory/remembered.ts';
import { drawDigits } from './digits.ts';
import { drawScene } from './draw-scene.ts';

/** What messengers show of a link, in pixels (Open Graph). */
export const card = { width: 1200, height: 630 } as const;

/** A picture follows from what is drawn alone. */
const cards = defineProcessMemory<string, Promise<Buffer>>({ name: 'content.news-cards', most: 64 });

/** The picture of news as a PNG: the scene of its art, or the crests and the score of its match. */
export function drawCard(picture: NewsItem['picture']): Promise<Buffer> {
  const shapes = picture.kind === 'art' ? drawScene(picture.art) : drawMatch(picture);
  return readThrough(cards, shapes, () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 1200 630">${shapes}</svg>`;
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  });
}

function drawMatch({ home, away, score }: Extract<NewsItem['picture'], { kind: 'match' }>): string {
  const text = score ? `${score.home}:${score.away}` : ':';
  return (
    drawScene('pitch') +
    '<rect width="1200" height="630" fill="#050a1c" opacity=".45"/>' +
    drawCrest(250, home.colours) +
    drawCrest(950, away.colours) +
    drawDigits(text, { x: 600, y: 315, height: 180, colour: '#fff' })
  );
}

/** Colours come from the catalogue, which holds nothing but `#rrggbb`; anything else is drawn grey. */
function drawCrest(x: number, { first, second }: { first: string; second: string }): string {
  const shield = 'M-110-130H110V20C110 90 50 128 0 150C-50 128-110 90-110 20Z';
  return (
    `<g transform="translate(${x} 315)"><path d="${shield}" fill="${colour(first)}" stroke="#fff" stroke-width="8"/>` +
    `<path d="M-36-126H36V132C24 139 12 145 0 150C-12 145-24 139-36 132Z" fill="${colour(second)}"/></g>`
  );
}

const colour = (text: string): string => (/^#[0-9a-f]{6}$/i.test(text) ? text : '#64748b');
