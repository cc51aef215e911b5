import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** A jade turtle with a gold edge on its shell. */
export function turtleSvg(): string {
  const plate = (x: number, y: number, side: number) =>
    `<path d="M${x - side} ${y}l${side / 2} ${-side * 0.72}h${side}l${side / 2} ${side * 0.72} ${-side / 2} ${side * 0.72}h${-side}Z" fill="url(#plate)" stroke="#0b3b2a" stroke-width="2"/>`;
  return symbolSvg(
    rounded('shell', [0, '#b7f2c9'], [0.45, '#2f9c68'], [1, '#0b3b2a']) +
      diagonal('plate', [0, '#8be0ae'], [1, '#17694a']) +
      diagonal('skin', [0, '#d5f0a4'], [0.6, '#6fae58'], [1, '#2f5d2c']) +
      diagonal('gold', ...goldStops),
    `${shadowAt(62, 100, 44)}<g fill="url(#skin)" stroke="#24502a" stroke-width="1.5"><path d="M30 78C20 84 14 96 24 99 34 101 42 92 46 86Z"/><path d="M92 78C102 84 108 96 98 99 88 101 82 92 78 86Z"/><path d="M100 70q14 4 12 14-10-2-16-8Z"/><path d="M26 62C8 60 6 40 20 34 34 30 42 42 40 56Z"/></g>
<circle cx="19" cy="44" r="4.4" fill="#fff"/><circle cx="18" cy="44" r="2.6" fill="#14210f"/><path d="M10 53q6 4 11 1" stroke="#24502a" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M22 82C20 46 40 24 66 24S110 48 108 80C92 94 40 96 22 82Z" fill="url(#gold)"/>
<path d="M28 79C28 48 44 30 66 30S102 50 102 77C88 88 44 90 28 79Z" fill="url(#shell)"/>
${plate(66, 56, 15)}${plate(43, 62, 10)}${plate(89, 62, 10)}${plate(55, 79, 9)}${plate(78, 79, 9)}${plate(66, 38, 7)}
<path d="M34 64C38 46 50 36 62 34" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`,
  );
}

/** A crane before a low sun. */
export function craneSvg(): string {
  return symbolSvg(
    rounded('sun', [0, '#ffe6c4'], [0.6, '#f29a6a'], [1, '#c2472e']) +
      diagonal('white', [0, '#ffffff'], [0.6, '#e6ecff'], [1, '#93a4d6']) +
      downward('dark', [0, '#3a4674'], [1, '#0d1430']),
    `<circle cx="64" cy="52" r="42" fill="url(#sun)" opacity=".85"/>${shadowAt(60, 110, 30)}
<path d="M56 84V108M66 84 68 108M50 109h10M64 109h10" stroke="#2b3358" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M72 64C92 60 108 70 112 86 100 84 90 86 78 82Z" fill="url(#dark)"/>
<path d="M34 66C40 50 66 48 82 60 94 70 90 84 72 88 50 92 34 82 34 66Z" fill="url(#white)"/>
<path d="M48 60C64 50 90 54 104 74 88 76 66 82 50 74Z" fill="url(#white)" stroke="#8f9fd0" stroke-width="1.5"/>
<path d="M60 66q18-2 32 6M58 71q16 0 26 4" stroke="#8f9fd0" stroke-width="2" fill="none"/>
<path d="M36 70C22 62 40 44 36 30 34 22 26 20 22 22" fill="none" stroke="url(#dark)" stroke-width="9" stroke-linecap="round"/>
<path d="M40 68C30 58 44 44 39 29 37 20 28 15 22 20" fill="none" stroke="url(#white)" stroke-width="7" stroke-linecap="round"/>
<path d="M24 17 2 26 24 25Z" fill="#f5c65b" stroke="#8a5516" stroke-width="1"/><path d="M22 16q6-7 13-1-4 5-13 5Z" fill="#e5343f"/>
<circle cx="27" cy="21" r="1.9" fill="#0d1430"/><path d="M38 64C44 54 60 50 72 54" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
}

/** A lotus on its leaf. */
export function lotusSvg(): string {
  const petal = (turn: number, long: number, wide: number, fill: string) =>
    `<path d="M60 84C${60 - wide} ${84 - long * 0.5} ${60 - wide * 0.7} ${84 - long * 0.85} 60 ${84 - long}C${60 + wide * 0.7} ${84 - long * 0.85} ${60 + wide} ${84 - long * 0.5} 60 84Z" transform="rotate(${turn} 60 84)" fill="url(#${fill})" stroke="#9c2c63" stroke-opacity=".45" stroke-width="1.4"/>`;
  return symbolSvg(
    downward('far', [0, '#ff9cc4'], [1, '#a82a68']) +
      downward('near', [0, '#ffd3e4'], [0.5, '#ff7fb2'], [1, '#c23a7c']) +
      downward('front', [0, '#fff3f8'], [0.55, '#ff9fc6'], [1, '#d24a8a']) +
      rounded('leaf', [0, '#9be38e'], [0.6, '#2c8a55'], [1, '#0d432f']),
    `<ellipse cx="60" cy="92" rx="52" ry="17" fill="url(#leaf)"/><path d="M60 92 14 88M60 92 106 88M60 92 30 104M60 92 90 104M60 92V108" stroke="#c9f5bd" stroke-opacity=".4" stroke-width="1.8"/>
${petal(-64, 50, 18, 'far')}${petal(64, 50, 18, 'far')}${petal(-34, 66, 20, 'far')}${petal(34, 66, 20, 'far')}${petal(0, 72, 22, 'near')}${petal(-50, 52, 19, 'near')}${petal(50, 52, 19, 'near')}${petal(-20, 56, 19, 'front')}${petal(20, 56, 19, 'front')}${petal(0, 48, 19, 'front')}
<path d="M50 48Q54 32 60 22" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
}
