import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** The general's mask, as it is painted for the stage. */
export function generalSvg(): string {
  return symbolSvg(
    rounded('face', [0, '#ff9a84'], [0.45, '#d8303a'], [1, '#6b0b1f']) +
      diagonal('gold', ...goldStops) +
      diagonal('white', [0, '#ffffff'], [1, '#c9cfe6']),
    `${shadowAt(60, 114, 34)}<path d="M60 6C66 16 84 14 98 22 106 30 104 44 102 50H18C16 44 14 30 22 22 36 14 54 16 60 6Z" fill="url(#gold)" stroke="#6d430d" stroke-width="1.5"/>
<circle cx="60" cy="22" r="7" fill="#e5343f" stroke="#fff0bf" stroke-width="2"/><circle cx="34" cy="28" r="4.5" fill="#3d7bff" stroke="#fff0bf" stroke-width="1.6"/><circle cx="86" cy="28" r="4.5" fill="#3d7bff" stroke="#fff0bf" stroke-width="1.6"/>
<path d="M22 42C34 34 86 34 98 42 102 66 92 104 60 114 28 104 18 66 22 42Z" fill="url(#face)" stroke="#3a0512" stroke-width="2"/>
<path d="M60 38C52 44 54 58 60 64 66 58 68 44 60 38Z" fill="url(#gold)"/>
<path d="M26 56C30 44 46 44 55 58 46 54 38 56 34 64Z" fill="#14101c"/><path d="M94 56C90 44 74 44 65 58 74 54 82 56 86 64Z" fill="#14101c"/>
<path d="M30 68C36 58 50 60 54 68 48 76 36 76 30 68Z" fill="url(#white)" stroke="#14101c" stroke-width="2"/><path d="M90 68C84 58 70 60 66 68 72 76 84 76 90 68Z" fill="url(#white)" stroke="#14101c" stroke-width="2"/>
<circle cx="44" cy="68" r="4.2" fill="#14101c"/><circle cx="76" cy="68" r="4.2" fill="#14101c"/><circle cx="42.6" cy="66.4" r="1.4" fill="#fff"/><circle cx="74.6" cy="66.4" r="1.4" fill="#fff"/>
<path d="M60 66 52 84Q60 89 68 84Z" fill="#a8182b" stroke="#3a0512" stroke-width="1.2"/><path d="M28 78C36 92 40 86 48 90M92 78C84 92 80 86 72 90" stroke="url(#white)" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M44 96Q60 90 76 96 68 106 60 106T44 96Z" fill="#14101c"/><path d="M50 97H70" stroke="#fff" stroke-width="3"/>
<path d="M28 48C27 62 29 74 34 84" stroke="#fff" stroke-opacity=".55" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M96 56C96 80 84 100 66 110" stroke="#6f9bff" stroke-opacity=".6" stroke-width="2.5" fill="none"/>`,
  );
}

/** The head of a war horse in its harness. */
export function horseSvg(): string {
  return symbolSvg(
    diagonal('coat', [0, '#f0b078'], [0.45, '#a8592b'], [1, '#4a1f0c']) +
      diagonal('mane', [0, '#6a3a24'], [1, '#1d0c08']) +
      diagonal('gold', ...goldStops),
    `${shadowAt(66, 112, 40)}<path d="M52 24C78 12 108 34 110 112H54C58 94 60 84 52 72Z" fill="url(#mane)"/>
<path d="M46 30 44 8 58 24Z" fill="url(#coat)"/><path d="M60 24 64 6 72 26Z" fill="url(#coat)"/>
<path d="M46 26C64 20 84 36 88 62 92 82 96 96 98 112H52C58 98 60 88 54 78 46 82 38 84 32 92 26 98 12 96 10 86 8 78 16 70 22 62 30 50 34 34 46 26Z" fill="url(#coat)"/>
<path d="M74 30C92 40 98 66 100 96M66 24C74 18 84 20 92 30" stroke="#2b120a" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M40 28C46 40 60 46 84 46M22 62C34 66 44 74 52 80M56 44C54 58 54 66 54 78" stroke="#7d0f24" stroke-width="7" fill="none"/><path d="M40 28C46 40 60 46 84 46M22 62C34 66 44 74 52 80M56 44C54 58 54 66 54 78" stroke="url(#gold)" stroke-width="3" fill="none"/>
<circle cx="55" cy="46" r="6" fill="url(#gold)"/><circle cx="54" cy="78" r="6" fill="url(#gold)"/><path d="M34 34 44 30 42 50 32 58Z" fill="url(#gold)" stroke="#6d430d" stroke-width="1.4"/>
<circle cx="47" cy="53" r="5" fill="#fff"/><circle cx="46" cy="53.4" r="3.6" fill="#14101c"/><circle cx="44.8" cy="52" r="1.3" fill="#fff"/>
<path d="M15 82q4-4 8 0" stroke="#2b120a" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M14 92q10 2 18-5" stroke="#2b120a" stroke-width="2.5" fill="none"/>
<path d="M60 112C66 96 66 84 62 72" stroke="#e5343f" stroke-width="8" fill="none"/><path d="M24 60C30 50 34 40 42 32" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M58 6C66 0 76 4 78 12 72 10 66 14 64 20Z" fill="#e5343f"/>`,
  );
}

/** A helmet with a red plume. */
export function helmetSvg(): string {
  return symbolSvg(
    diagonal('steel', [0, '#ffffff'], [0.35, '#a9b6d8'], [0.8, '#4a5680'], [1, '#232b4c']) +
      diagonal('gold', ...goldStops) +
      downward('plume', [0, '#ff8a6b'], [0.5, '#e5343f'], [1, '#7d0f24']),
    `${shadowAt(60, 112, 42)}<path d="M58 30C40 26 34 12 44 4 50 12 54 6 60 2 66 8 74 4 80 6 88 14 80 26 62 30Z" fill="url(#plume)"/><path d="M57 22H63V38H57Z" fill="url(#gold)"/>
<path d="M22 74C14 92 20 104 30 110L44 92 40 74Z" fill="url(#plume)"/><path d="M98 74C106 92 100 104 90 110L76 92 80 74Z" fill="url(#plume)"/>
<path d="M24 78C24 50 38 34 60 34S96 50 96 78Z" fill="url(#steel)"/><path d="M60 34V78M42 40C36 52 34 64 34 78M78 40C84 52 86 64 86 78" stroke="#232b4c" stroke-opacity=".55" stroke-width="2.5" fill="none"/>
<path d="M16 74Q60 58 104 74L106 86Q60 72 14 86Z" fill="url(#gold)" stroke="#6d430d" stroke-width="1.4"/><path d="M60 44 72 62 60 74 48 62Z" fill="url(#gold)" stroke="#6d430d" stroke-width="1.4"/><circle cx="60" cy="60" r="6" fill="#e5343f"/>
<path d="M28 86C32 96 36 104 44 108M92 86C88 96 84 104 76 108" stroke="url(#gold)" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M34 66C36 52 44 44 52 41" stroke="#fff" stroke-width="4" stroke-opacity=".85" fill="none" stroke-linecap="round"/>`,
  );
}

/** A bow with an arrow on it. */
export function bowSvg(): string {
  return symbolSvg(
    diagonal('wood', [0, '#ffcf9a'], [0.4, '#b5622b'], [1, '#4a1f0c']) +
      diagonal('gold', ...goldStops) +
      diagonal('steel', [0, '#ffffff'], [1, '#8796c4']),
    `${shadowAt(62, 112, 36)}<g fill="none" stroke-linecap="round"><path d="M18 22C46 14 90 22 98 30 104 50 106 78 98 104" stroke="#02040c" stroke-opacity=".4" stroke-width="13"/>
<path d="M16 18C46 8 88 14 96 24 106 44 110 74 102 104" stroke="#3a1608" stroke-width="13"/><path d="M16 18C46 8 88 14 96 24 106 44 110 74 102 104" stroke="url(#wood)" stroke-width="9"/><path d="M88 15C96 20 100 26 101 36" stroke="#7d0f24" stroke-width="13"/><path d="M84 14C96 18 101 28 103 40" stroke="url(#gold)" stroke-width="4"/></g>
<path d="M16 18 102 104" stroke="#e8ecf8" stroke-width="1.8"/><path d="M16 106 92 30" stroke="#4a1f0c" stroke-width="7"/><path d="M16 106 92 30" stroke="url(#wood)" stroke-width="4.5"/>
<path d="M112 10 84 20 102 38Z" fill="url(#steel)" stroke="#37446f" stroke-width="1.5"/><path d="M12 110 10 92 24 78 28 92ZM12 110 30 112 44 98 28 92Z" fill="#e5343f" stroke="#7d0f24" stroke-width="1.4"/>
<path d="M22 15C46 9 70 11 84 15" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  );
}
