/** Figures as paths in a box of 60 × 100: the server has no fonts to draw with. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M30 8C12 8 10 30 10 50s2 42 20 42 20-22 20-42S48 8 30 8Z',
  '1': 'M16 26 34 10v82',
  '2': 'M11 28C12 14 21 8 31 8c12 0 19 8 19 19 0 18-22 36-39 63h40',
  '3': 'M12 22C15 12 22 8 31 8c11 0 18 7 18 18 0 13-8 20-21 20 14 0 23 8 23 22 0 14-9 24-22 24-11 0-18-6-20-16',
  '4': 'M41 92V10L9 66h44',
  '5': 'M47 10H17l-4 36c5-5 11-7 18-7 12 0 20 10 20 25 0 17-9 28-22 28-10 0-17-6-19-15',
  '6': 'M45 12C24 16 11 36 11 62c0 19 7 30 19 30s20-10 20-25c0-14-8-23-19-23-10 0-18 7-20 18',
  '7': 'M10 10h41C36 34 27 60 24 92',
  '8': 'M30 8c-11 0-18 7-18 18s8 19 18 19 18-8 18-19S41 8 30 8Zm0 37C17 45 9 55 9 68s8 24 21 24 21-11 21-24-8-23-21-23Z',
  '9': 'M15 88c21-4 34-24 34-50C49 19 42 8 30 8S10 18 10 33c0 14 8 23 19 23 10 0 18-7 20-18',
  ':': 'M30 34v1M30 68v1',
};

/** Figures and a colon in a row, `height` high, centred on a point. */
export function drawDigits(
  text: string,
  at: { x: number; y: number; height: number; colour: string },
): string {
  const scale = at.height / 100;
  const step = 72 * scale;
  const left = at.x - (step * text.length) / 2 + 6 * scale;
  return Array.from(text)
    .map(
      (sign, index) =>
        `<path d="${strokes[sign] ?? ''}" transform="translate(${left + index * step} ${at.y - at.height / 2}) scale(${scale})" ` +
        `fill="none" stroke="${at.colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}
