import { diagonal, downward, goldStops, rounded, shadowAt, symbolSvg } from '../../slots/art/symbol-svg.ts';

/** The pearl in flames that stands for other symbols. */
export function pearlSvg(): string {
  const flame = (turn: number, size: number) =>
    `<path d="M60 12C52 24 66 28 60 40 72 34 74 20 60 12Z" transform="rotate(${turn} 60 62) translate(60 12) scale(${size}) translate(-60 -12)" fill="url(#flame)"/>`;
  return symbolSvg(
    rounded('pearl', [0, '#ffffff'], [0.3, '#f2f4ff'], [0.65, '#a9bcf5'], [1, '#4a5cb0']) +
      downward('flame', [0, '#fff0bf'], [0.5, '#ff9b3d'], [1, '#e5343f']) +
      diagonal('gold', ...goldStops) +
      rounded('glow', [0, '#ffffff'], [1, '#3d7bff']),
    `<circle cx="60" cy="62" r="52" fill="url(#glow)" opacity=".18"/>${[0, 32, -32, 66, -66, 102, -102]
      .map((turn, index) => flame(turn, index === 0 ? 1.5 : 1.25 - index * 0.05))
      .join('')}
<path d="M22 88C30 74 44 82 60 82S90 74 98 88C88 106 74 110 60 110S32 106 22 88Z" fill="url(#gold)"/><path d="M30 90q8 10 30 10t30-10" stroke="#6d430d" stroke-opacity=".5" stroke-width="2.5" fill="none"/>
<circle cx="60" cy="62" r="34" fill="url(#pearl)" stroke="#fff0bf" stroke-width="2.5"/>
<path d="M36 58A26 26 0 0 1 58 38" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M84 74A28 28 0 0 1 66 88" stroke="#86adff" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="48" cy="50" r="5" fill="#fff" opacity=".9"/>`,
  );
}

/** The dragon gate, whose opening starts free spins. */
export function gateSvg(): string {
  return symbolSvg(
    diagonal('red', [0, '#ff8a6b'], [0.4, '#d8303a'], [1, '#7d0f24']) +
      downward('roof', [0, '#5fd0c0'], [0.5, '#1d8a8a'], [1, '#0b4250']) +
      diagonal('gold', ...goldStops) +
      rounded('light', [0, '#fffbe8'], [0.5, '#ffd98a'], [1, '#e0812d']),
    `${shadowAt(60, 110, 50)}<path d="M32 62H88V108H32Z" fill="url(#light)"/><path d="M60 108 40 62M60 108 80 62M60 108V62" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>
<g fill="url(#red)" stroke="#4a0717" stroke-width="1.5"><path d="M20 44H33V110H20Z"/><path d="M87 44H100V110H87Z"/><path d="M12 58H108V68H12Z"/></g>
<path d="M15 106H38V113H15ZM82 106H105V113H82Z" fill="url(#gold)"/>
<path d="M4 46C22 44 34 36 42 26H78C86 36 98 44 116 46 112 52 104 54 98 54H22C16 54 8 52 4 46Z" fill="url(#roof)" stroke="url(#gold)" stroke-width="2.5"/>
<path d="M28 28C38 26 46 20 50 12H70C74 20 82 26 92 28 88 33 82 33 78 33H42C38 33 32 33 28 28Z" fill="url(#roof)" stroke="url(#gold)" stroke-width="2.2"/>
<path d="M34 46 46 32M46 48 53 32M60 48V32M74 48 67 32M86 46 74 32" stroke="#0b4250" stroke-width="2"/>
<path d="M46 6Q60 0 74 6L70 13H50Z" fill="url(#gold)"/><rect x="42" y="54" width="36" height="18" rx="3" fill="#123a78" stroke="url(#gold)" stroke-width="2.5"/>
<circle cx="60" cy="63" r="5.5" fill="url(#gold)"/><path d="M24 44V104" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>`,
  );
}
