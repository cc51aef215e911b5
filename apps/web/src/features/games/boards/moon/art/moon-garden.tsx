import { useId } from 'react';
import { NightSky } from '../../night-sky.tsx';

/** A garden at mid-autumn: the moon, hills, an osmanthus and lanterns. The ground of the board. */
export function MoonGarden() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={`${id}hill`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c3c86" />
          <stop offset="1" stopColor="#0c1438" />
        </linearGradient>
        <linearGradient id={`${id}pond`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#35509c" />
          <stop offset="1" stopColor="#0a1230" />
        </linearGradient>
        <radialGradient id={`${id}silk`} cx="0.4" cy="0.4" r="0.66">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset="0.4" stopColor="#ff8a4c" />
          <stop offset="1" stopColor="#8d1226" />
        </radialGradient>
      </defs>
      <NightSky moon={[182, 128, 74]} high="#0a0f2e" low="#31408e" />
      <path d="M0 380Q120 290 250 350T520 340 780 330 1000 300V560H0Z" fill="#1c2864" />
      <path d="M0 440Q140 370 300 412T620 410 1000 380V560H0Z" fill={`url(#${id}hill)`} />
      <path d="M0 486Q240 462 500 480T1000 470V560H0Z" fill={`url(#${id}pond)`} />
      <path
        d="M110 500H260M150 514H230M60 530H200M720 500H900M780 520H940"
        stroke="#ffe6a6"
        strokeOpacity="0.34"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M1000 60C930 84 900 150 892 240 886 320 900 420 884 510M892 240C868 214 842 206 812 210M896 160C916 146 926 130 930 110"
        fill="none"
        stroke="#24130f"
        strokeWidth="15"
        strokeLinecap="round"
      />
      {[
        [960, 70, 70],
        [890, 96, 56],
        [820, 196, 46],
        [940, 170, 60],
        [868, 160, 42],
      ].map(([x = 0, y = 0, size = 0]) => (
        <g key={`${x}`}>
          <circle cx={x} cy={y} r={size} fill="#123c3a" />
          <circle cx={x - size * 0.2} cy={y - size * 0.22} r={size * 0.72} fill="#1d5a4c" />
          {[0, 1, 2, 3, 4, 5].map((one) => (
            <circle
              key={one}
              cx={x + Math.cos(one * 2.4) * size * 0.55}
              cy={y + Math.sin(one * 2.4) * size * 0.55}
              r={size * 0.09}
              fill="#ffc94a"
            />
          ))}
        </g>
      ))}
      {[
        [806, 272],
        [70, 262],
        [142, 330],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="64" fill="#ff9a4c" opacity="0.14" />
          <path d={`M${x} ${y - 60}V${y - 20}M${x} ${y + 22}v26`} stroke="#f5c65b" strokeWidth="2.5" />
          <ellipse cx={x} cy={y} rx="29" ry="24" fill={`url(#${id}silk)`} />
          <path d={`M${x - 13} ${y - 25}h26v6h-26zM${x - 13} ${y + 19}h26v6h-26z`} fill="#f5c65b" />
        </g>
      ))}
    </svg>
  );
}
