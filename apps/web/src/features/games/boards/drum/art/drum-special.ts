import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** The command banner, which stands for other symbols. */
export function bannerSvg(): string {
  return symbolSvg(
    diagonal('cloth', [0, '#ff9a7a'], [0.35, '#e5343f'], [1, '#7d0f24']) +
      diagonal('gold', ...goldStops) +
      diagonal('pole', [0, '#ffcf9a'], [0.5, '#a8592b'], [1, '#4a1f0c']),
    `${shadowAt(40, 114, 26)}<path d="M26 18C44 8 60 24 78 16 92 10 104 14 112 18 104 30 108 40 112 50 106 58 108 70 112 82 96 76 84 82 70 86 54 92 42 78 26 86Z" fill="url(#cloth)" stroke="url(#gold)" stroke-width="5" stroke-linejoin="round"/>
<path d="M50 20C46 42 48 64 52 84M88 14C84 36 84 58 88 80" stroke="#3a0512" stroke-opacity=".25" stroke-width="6" fill="none"/>
<g fill="none" stroke="#fff0bf" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M68 26C64 36 56 44 47 49M68 26C74 36 82 42 91 47M61 46H75M53 56H82L72 69M66 66 72 76"/></g>
<path d="M18 8H28V116H18Z" fill="url(#pole)"/><path d="M23 0 32 12 23 22 14 12Z" fill="url(#gold)" stroke="#6d430d" stroke-width="1.2"/><path d="M20 24V110" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
<path d="M28 24q-2 14 4 22M28 20q8 8 6 18" stroke="#f5c65b" stroke-width="3" fill="none"/>`,
  );
}

/** A war drum seen from the front; in the respins its value stands on its skin. */
export function drumSvg(): string {
  const studs = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    return `<circle cx="${(60 + Math.cos(angle) * 46).toFixed(1)}" cy="${(60 + Math.sin(angle) * 46).toFixed(1)}" r="3.6" fill="url(#stud)"/>`;
  }).join('');
  return symbolSvg(
    rounded('rim', [0, '#ff8a6b'], [0.45, '#c8242f'], [1, '#52081a']) +
      rounded('skin', [0, '#fff6e2'], [0.55, '#e8b96c'], [1, '#9a5a1c']) +
      rounded('stud', [0, '#fff6da'], [0.5, '#f5c65b'], [1, '#8a5516']) +
      diagonal('gold', ...goldStops) +
      downward('deep', [0, '#8d1226'], [1, '#3a0512']),
    `<ellipse cx="62" cy="108" rx="44" ry="9" fill="#02040c" opacity=".5"/><circle cx="61" cy="64" r="53" fill="url(#deep)"/><circle cx="60" cy="60" r="53" fill="url(#rim)"/>${studs}<circle cx="60" cy="60" r="40" fill="url(#gold)"/><circle cx="60" cy="60" r="36" fill="url(#skin)"/>
<circle cx="60" cy="60" r="25" fill="none" stroke="#b5382c" stroke-opacity=".5" stroke-width="2.5"/><path d="M60 40A20 20 0 0 1 60 80 10 10 0 0 1 60 60 10 10 0 0 0 60 40Z" fill="#b5382c" opacity=".5"/><circle cx="60" cy="60" r="20" fill="none" stroke="#b5382c" stroke-opacity=".5" stroke-width="2.5"/>
<path d="M14 52A47 47 0 0 1 46 15" stroke="#fff" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M106 70A47 47 0 0 1 76 104" stroke="#6f9bff" stroke-opacity=".55" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
}
