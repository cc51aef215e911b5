import { useId } from 'react';

/** The dragon gate around the reels, which stand between its pillars: at 70,120 of the grid, 1000 x 500. */
export function KoiGate() {
  const id = useId();
  return (
    <svg viewBox="0 0 1140 740" aria-hidden>
      <defs>
        <linearGradient id={`${id}red`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#ff7a5c" />
          <stop offset="0.35" stopColor="#c8242f" />
          <stop offset="1" stopColor="#5e0a1c" />
        </linearGradient>
        <linearGradient id={`${id}roof`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4fc3b8" />
          <stop offset="0.5" stopColor="#177a80" />
          <stop offset="1" stopColor="#0a3a4c" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0bf" />
          <stop offset="0.4" stopColor="#f5c65b" />
          <stop offset="0.8" stopColor="#b9781f" />
          <stop offset="1" stopColor="#6d430d" />
        </linearGradient>
        <linearGradient id={`${id}stone`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5a6ca6" />
          <stop offset="1" stopColor="#141d42" />
        </linearGradient>
      </defs>
      <path d="M10 640H1130L1140 676H0Z" fill={`url(#${id}stone)`} />
      <path d="M10 640H1130" stroke="#bccbff" strokeOpacity="0.5" strokeWidth="3" />
      <g stroke="#3a0512" strokeWidth="2">
        <path d="M20 96H62V640H20Z" fill={`url(#${id}red)`} />
        <path d="M1078 96H1120V640H1078Z" fill={`url(#${id}red)`} />
        <path d="M8 98H1132V116H8Z" fill={`url(#${id}red)`} />
      </g>
      <g fill={`url(#${id}gold)`}>
        <path d="M12 612H70V646H12ZM1070 612H1128V646H1070ZM14 120H68V134H14ZM1072 120H1126V134H1072Z" />
        <path d="M60 112H1080V634H60Z" />
      </g>
      <path d="M66 118H1074V624H66Z" fill="#0a1230" />
      <g fill="none" stroke={`url(#${id}gold)`} strokeWidth="5" strokeLinecap="round">
        <path d="M41 580C20 540 62 520 41 480S20 420 41 380 62 320 41 280 20 220 41 180" opacity="0.75" />
        <path
          d="M1099 580C1078 540 1120 520 1099 480S1078 420 1099 380 1120 320 1099 280 1078 220 1099 180"
          opacity="0.75"
        />
      </g>
      <path
        d="M-6 56C60 74 150 60 210 20H930C990 60 1080 74 1146 56 1132 88 1112 98 1090 100H50C28 98 8 88-6 56Z"
        fill={`url(#${id}roof)`}
        stroke={`url(#${id}gold)`}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d={Array.from({ length: 31 }, (_, tile) => {
          const foot = 80 + tile * 32.7;
          return `M${foot} 97 ${570 + (foot - 570) * 0.76} 24`;
        }).join('')}
        stroke="#06303f"
        strokeOpacity="0.7"
        strokeWidth="4"
      />
      <path d="M206 16H934V26H206Z" fill={`url(#${id}gold)`} />
      <path d="M212 20C150 58 64 72 0 58" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
      <g fill={`url(#${id}gold)`} stroke="#6d430d" strokeWidth="1.5">
        <path d="M206 26C180 18 178-6 198-14 196-2 210-2 216 8 226 14 222 26 206 26Z" />
        <path d="M934 26C960 18 962-6 942-14 944-2 930-2 924 8 914 14 918 26 934 26Z" />
      </g>
    </svg>
  );
}
