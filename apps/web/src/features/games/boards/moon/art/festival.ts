import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** A red lantern. */
export function lanternSvg(): string {
  return symbolSvg(
    rounded('silk', [0, '#fff0c0'], [0.3, '#ff9a5c'], [0.65, '#e5343f'], [1, '#6b0b1f']) +
      diagonal('gold', ...goldStops),
    `<circle cx="60" cy="56" r="54" fill="#ff7a3c" opacity=".14"/><path d="M60 2V18" stroke="#f5c65b" stroke-width="3"/>
<ellipse cx="60" cy="56" rx="46" ry="36" fill="url(#silk)" stroke="#6b0b1f" stroke-width="1.5"/><path d="M40 24C28 42 28 70 40 88M60 20V92M80 24C92 42 92 70 80 88" stroke="#7d0f24" stroke-opacity=".6" stroke-width="2.4" fill="none"/>
<rect x="40" y="14" width="40" height="11" rx="3" fill="url(#gold)"/><rect x="40" y="87" width="40" height="11" rx="3" fill="url(#gold)"/><path d="M48 98V112M60 98V118M72 98V112" stroke="#f5c65b" stroke-width="4" stroke-linecap="round"/>
<path d="M24 46C28 36 34 30 42 27" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
}

/** A spray of osmanthus. */
export function osmanthusSvg(): string {
  const flower = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-12-4-12-16 0-18 12-16 12-4 0 0ZM0 0C4-12 16-12 18 0 16 12 4 12 0 0ZM0 0C12 4 12 16 0 18-12 16-12 4 0 0ZM0 0C-4 12-16 12-18 0-16-12-4-12 0 0Z" fill="url(#petal)" stroke="#a3591d" stroke-width="1"/><circle r="4.4" fill="#fff6da"/></g>`;
  return symbolSvg(
    rounded('petal', [0, '#fff6c4'], [0.5, '#ffc94a'], [1, '#d98a1f']) +
      diagonal('leaf', [0, '#8fe3a0'], [0.5, '#2b9a58'], [1, '#0b4a2e']),
    `${shadowAt(60, 114, 34)}<path d="M22 112C44 92 58 66 78 16" stroke="#6b3a1c" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M70 34C84 14 106 14 114 20 110 38 92 44 70 34ZM44 84C20 82 8 66 8 54 28 50 44 62 44 84ZM52 76C64 96 92 104 108 96 100 78 74 68 52 76ZM66 44C50 40 36 24 38 10 56 12 66 28 66 44Z" fill="url(#leaf)" stroke="#0b4a2e" stroke-width="1.4"/>
<path d="M74 33 108 22M42 80 14 58M58 78 100 94M64 40 42 15" stroke="#d4ffe0" stroke-opacity=".5" stroke-width="1.8"/>
${flower(62, 54, 1.05)}${flower(84, 50, 0.9)}${flower(46, 66, 0.85)}${flower(70, 74, 0.95)}${flower(78, 30, 0.7)}`,
  );
}

/** A pomelo with a leaf. */
export function pomeloSvg(): string {
  return symbolSvg(
    rounded('skin', [0, '#f8ffc8'], [0.4, '#c9dc5a'], [0.8, '#7d9c24'], [1, '#42580c']) +
      diagonal('leaf', [0, '#8fe3a0'], [0.5, '#2b9a58'], [1, '#0b4a2e']),
    `${shadowAt(60, 114, 42)}<path d="M60 22C88 22 106 54 106 78 106 100 86 112 60 112S14 100 14 78C14 54 32 22 60 22Z" fill="url(#skin)" stroke="#42580c" stroke-width="1.6"/>
<path d="M60 26C58 18 60 12 66 6" stroke="#6b3a1c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M62 20C76 2 100 4 110 12 102 30 80 34 62 20Z" fill="url(#leaf)" stroke="#0b4a2e" stroke-width="1.4"/><path d="M66 19 102 13" stroke="#d4ffe0" stroke-opacity=".6" stroke-width="2"/>
<g fill="#5d7a14" opacity=".5"><circle cx="78" cy="60" r="2"/><circle cx="86" cy="76" r="2"/><circle cx="64" cy="84" r="2"/><circle cx="74" cy="96" r="2"/><circle cx="46" cy="96" r="2"/><circle cx="56" cy="64" r="2"/></g>
<path d="M24 72C27 54 36 40 48 34" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M101 80C99 96 86 105 70 107" stroke="#6f9bff" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
  );
}

/** A teapot of blue and white porcelain. */
export function teapotSvg(): string {
  return symbolSvg(
    rounded('clay', [0, '#ffffff'], [0.5, '#dfe8ff'], [1, '#7d90c8']) +
      downward('blue', [0, '#5f95ff'], [1, '#123a9a']) +
      diagonal('gold', ...goldStops),
    `${shadowAt(60, 110, 46)}<path d="M88 58C116 44 118 88 86 90" fill="none" stroke="#4a5a94" stroke-width="11"/><path d="M88 58C114 46 114 86 86 89" fill="none" stroke="url(#clay)" stroke-width="7"/>
<path d="M30 82C14 76 16 56 4 48L14 42C26 50 28 60 36 64Z" fill="url(#clay)" stroke="#4a5a94" stroke-width="1.6"/>
<path d="M24 72C24 50 40 42 60 42S96 50 96 72C96 96 82 106 60 106S24 96 24 72Z" fill="url(#clay)" stroke="#4a5a94" stroke-width="1.6"/>
<path d="M40 44C42 32 78 32 80 44Z" fill="url(#clay)" stroke="#4a5a94" stroke-width="1.6"/><circle cx="60" cy="28" r="7" fill="url(#gold)" stroke="#6d430d"/><path d="M37 45H83" stroke="url(#gold)" stroke-width="4"/>
<g fill="none" stroke="url(#blue)" stroke-width="3.4" stroke-linecap="round"><path d="M60 58C50 58 48 70 58 72 66 74 64 84 56 82M60 66C72 58 82 66 78 76M46 76C38 72 38 64 44 60M72 86C78 88 84 84 84 80"/><path d="M34 96Q60 108 86 96"/></g>
<path d="M32 70C33 58 40 51 50 48" stroke="#fff" stroke-width="4.5" fill="none" stroke-linecap="round"/>`,
  );
}
