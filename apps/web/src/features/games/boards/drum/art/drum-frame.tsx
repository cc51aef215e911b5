import { useId } from 'react';

/** The general's tent around the reels: at 70,120 of the grid, 1000 x 500. */
export function DrumFrame() {
  const id = useId();
  return (
    <svg viewBox="0 0 1140 740" aria-hidden>
      <defs>
        <linearGradient id={`${id}wood`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#b5622b" />
          <stop offset="0.4" stopColor="#6b2f14" />
          <stop offset="1" stopColor="#2e1006" />
        </linearGradient>
        <linearGradient id={`${id}cloth`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff6d55" />
          <stop offset="0.45" stopColor="#c8242f" />
          <stop offset="1" stopColor="#6b0b1f" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0bf" />
          <stop offset="0.4" stopColor="#f5c65b" />
          <stop offset="0.8" stopColor="#b9781f" />
          <stop offset="1" stopColor="#6d430d" />
        </linearGradient>
        <radialGradient id={`${id}skin`} cx="0.36" cy="0.3" r="0.78">
          <stop offset="0" stopColor="#fff6e2" />
          <stop offset="0.6" stopColor="#e8b96c" />
          <stop offset="1" stopColor="#8a4f18" />
        </radialGradient>
      </defs>
      <path d="M4 640H1136L1140 684H0Z" fill={`url(#${id}wood)`} />
      <path d="M4 640H1136" stroke="#ffcf9a" strokeOpacity="0.6" strokeWidth="3" />
      <path d="M20 96H62V642H20Z" fill={`url(#${id}wood)`} />
      <path d="M1078 96H1120V642H1078Z" fill={`url(#${id}wood)`} />
      <path
        d="M16 150H66V162H16ZM16 330H66V342H16ZM16 520H66V532H16ZM12 616H70V646H12ZM1074 150H1124V162H1074ZM1074 330H1124V342H1074ZM1074 520H1124V532H1074ZM1070 616H1128V646H1070Z"
        fill={`url(#${id}gold)`}
      />
      <path d="M60 112H1080V634H60Z" fill={`url(#${id}gold)`} />
      <path d="M66 118H1074V624H66Z" fill="#0a1230" />
      <path
        d="M570-6C420 10 200 20 4 40L-10 92C-4 118 34 118 60 100 86 122 128 122 152 100 180 122 222 122 248 100 276 122 318 122 344 100 372 122 414 122 440 100 468 122 510 122 536 100 552 116 588 116 604 100 630 122 672 122 700 100 726 122 768 122 796 100 822 122 864 122 892 100 918 122 960 122 988 100 1012 122 1054 122 1080 100 1106 118 1144 118 1150 92L1136 40C940 20 720 10 570-6Z"
        fill={`url(#${id}cloth)`}
        stroke={`url(#${id}gold)`}
        strokeWidth="6"
      />
      <path
        d="M152 100 200 26M344 100 372 14M796 100 768 14M988 100 940 26M60 100 96 34M1080 100 1044 34"
        stroke="#3a0512"
        strokeOpacity="0.35"
        strokeWidth="8"
      />
      <path
        d="M-8 66C200 46 420 34 570 32S940 46 1148 66"
        fill="none"
        stroke={`url(#${id}gold)`}
        strokeWidth="7"
      />
      <path d="M10 44C210 24 420 12 560 0" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
      <Boss x={570} y={48} id={id} />
      <Boss x={41} y={246} id={id} size={0.62} />
      <Boss x={1099} y={246} id={id} size={0.62} />
      <Boss x={41} y={430} id={id} size={0.62} />
      <Boss x={1099} y={430} id={id} size={0.62} />
    </svg>
  );
}

/** A small drum as an ornament. */
function Boss({ x, y, id, size = 1 }: { x: number; y: number; id: string; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx="2" cy="5" r="47" fill="#2a0611" opacity="0.6" />
      <circle r="46" fill={`url(#${id}cloth)`} />
      <circle r="37" fill={`url(#${id}gold)`} />
      <circle r="31" fill={`url(#${id}skin)`} />
      <circle r="18" fill="none" stroke="#b5382c" strokeWidth="3" />
      <path d="M0-11A11 11 0 0 1 0 11 5.5 5.5 0 0 1 0 0 5.5 5.5 0 0 0 0-11Z" fill="#b5382c" />
    </g>
  );
}
