import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** The jade rabbit, which stands for other symbols. */
export function rabbitSvg(): string {
  return symbolSvg(
    rounded('fur', [0, '#ffffff'], [0.55, '#e4eaff'], [1, '#8d9ad0']) +
      diagonal('pink', [0, '#ffd3dc'], [1, '#e88aa4']) +
      diagonal('gold', ...goldStops),
    `${shadowAt(60, 114, 38)}<path d="M44 50C28 30 24 6 36 3 50 1 56 28 57 46ZM76 50C92 30 96 6 84 3 70 1 64 28 63 46Z" fill="url(#fur)" stroke="#6c79b4" stroke-width="1.6"/>
<path d="M46 44C36 28 33 12 38 10 45 10 50 28 52 43ZM74 44C84 28 87 12 82 10 75 10 70 28 68 43Z" fill="url(#pink)"/>
<path d="M60 36C86 36 98 52 98 72 98 94 82 110 60 110S22 94 22 72C22 52 34 36 60 36Z" fill="url(#fur)" stroke="#6c79b4" stroke-width="1.6"/>
<circle cx="44" cy="68" r="6.4" fill="#7d1238"/><circle cx="76" cy="68" r="6.4" fill="#7d1238"/><circle cx="42" cy="65.6" r="2.2" fill="#fff"/><circle cx="74" cy="65.6" r="2.2" fill="#fff"/>
<circle cx="35" cy="82" r="7" fill="url(#pink)" opacity=".8"/><circle cx="85" cy="82" r="7" fill="url(#pink)" opacity=".8"/>
<path d="M55 78H65L60 84Z" fill="#d8607f"/><path d="M60 84Q59 91 51 90M60 84Q61 91 69 90" fill="none" stroke="#6c3350" stroke-width="2.4" stroke-linecap="round"/>
<path d="M36 100Q60 114 84 100L82 110Q60 120 38 110Z" fill="#c8242f" stroke="url(#gold)" stroke-width="2.5"/><circle cx="60" cy="111" r="6.5" fill="url(#gold)"/>
<path d="M30 66C32 54 40 46 52 43" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M94 74C93 90 82 102 68 106" stroke="#6f9bff" stroke-opacity=".6" stroke-width="3" fill="none"/>`,
  );
}

/** The moon box; three of them start the bonus. */
export function moonBoxSvg(): string {
  return symbolSvg(
    diagonal('lacquer', [0, '#ff8a6b'], [0.4, '#c8242f'], [1, '#5e0a1c']) +
      downward('lid', [0, '#ff9a84'], [0.5, '#d8303a'], [1, '#7d0f24']) +
      rounded('disc', [0, '#fffbe8'], [0.6, '#ffe0a0'], [1, '#c98a34']) +
      diagonal('gold', ...goldStops),
    `${shadowAt(60, 112, 48)}<path d="M16 56H104L98 108H22Z" fill="url(#lacquer)" stroke="url(#gold)" stroke-width="4" stroke-linejoin="round"/>
<path d="M10 42C24 18 96 18 110 42L108 60H12Z" fill="url(#lid)" stroke="url(#gold)" stroke-width="4" stroke-linejoin="round"/>
<path d="M20 70H34V84H28V78H20ZM100 70H86V84H92V78H100ZM24 100H38M96 100H82" fill="none" stroke="url(#gold)" stroke-width="3"/>
<circle cx="61" cy="66" r="21" fill="#3a0512" opacity=".5"/><circle cx="60" cy="64" r="21" fill="url(#gold)"/><circle cx="60" cy="64" r="17" fill="url(#disc)"/>
<path d="M52 74C47 70 49 63 54 62 51 55 52 50 55 51 57 53 57 57 58 60 59 55 62 51 64 53 65 56 62 60 61 63 66 65 70 70 67 75Z" fill="#b9781f"/>
<path d="M22 40C34 27 56 24 74 26" stroke="#fff" stroke-opacity=".7" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
  );
}

/** The full moon over a cloud. */
export function moonSvg(): string {
  return symbolSvg(
    rounded('moon', [0, '#fffdf0'], [0.6, '#ffe19a'], [1, '#c98a34']) +
      downward('cloud', [0, '#dbe6ff'], [1, '#4a62b4']),
    `<circle cx="60" cy="54" r="55" fill="#ffe6a6" opacity=".12"/><circle cx="60" cy="54" r="46" fill="url(#moon)" stroke="#a06a20" stroke-width="1.5"/>
<g fill="#d9a24a" opacity=".5"><circle cx="44" cy="42" r="8"/><circle cx="74" cy="34" r="5"/><circle cx="80" cy="60" r="10"/><circle cx="52" cy="70" r="6"/></g>
<path d="M22 44A39 39 0 0 1 50 17" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M8 96C2 84 16 74 26 80 30 66 52 66 57 80 66 70 82 76 83 86 98 80 112 92 104 102 96 112 18 112 8 96Z" fill="url(#cloud)" stroke="#2b3f8c" stroke-width="1.6"/>
<path d="M20 94C24 88 32 88 36 94M54 98C58 90 68 90 72 98M86 98C90 92 96 94 98 98" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );
}

/** A mooncake, pressed in its mould. */
export function mooncakeSvg(): string {
  const petals = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return `<circle cx="${(60 + Math.cos(angle) * 40).toFixed(1)}" cy="${(58 + Math.sin(angle) * 38).toFixed(1)}" r="13" fill="url(#crust)"/>`;
  }).join('');
  return symbolSvg(
    rounded('crust', [0, '#ffe0a0'], [0.5, '#d98a3a'], [1, '#7a3d12']) +
      rounded('face', [0, '#ffdf9e'], [0.6, '#e39c4a'], [1, '#a3591d']),
    `${shadowAt(60, 112, 46)}<g transform="translate(1 7)" opacity=".55">${petals}</g>${petals}<circle cx="60" cy="58" r="41" fill="url(#face)"/>
<circle cx="60" cy="58" r="34" fill="none" stroke="#8a4a16" stroke-width="3"/><circle cx="60" cy="57" r="34" fill="none" stroke="#ffe9bd" stroke-opacity=".7" stroke-width="1.4"/>
<g fill="none" stroke="#8a4a16" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M48 40H73V74Q73 80 66 78M48 40V60Q47 72 41 78M48 52H73M48 64H73"/></g>
<path d="M24 46A40 40 0 0 1 46 22" stroke="#fff" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
}
