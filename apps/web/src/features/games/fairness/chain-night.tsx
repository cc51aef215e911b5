import styles from './fairness-page.module.css';

/** Places of the links from left to right, each a little lower or higher than the one before. */
const links = [
  { x: 560, y: 132, tilt: -14 },
  { x: 676, y: 104, tilt: 12 },
  { x: 792, y: 122, tilt: -10 },
  { x: 908, y: 96, tilt: 14 },
] as const;

/** Stars of the sky, the farther the smaller. */
const stars = [
  [470, 34, 1.2],
  [612, 26, 1.6],
  [728, 48, 1],
  [846, 22, 1.4],
  [986, 40, 1.2],
  [1084, 28, 1.8],
  [1150, 84, 1.1],
  [520, 190, 1],
  [1130, 182, 1.3],
] as const;

/** Links of glass, each lit by the one before; the last is sealed with a check. Decorative. */
export function ChainNight() {
  return (
    <svg className={styles.art} viewBox="0 0 1200 220" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <defs>
        <linearGradient id="fairness-sky" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#061327" />
          <stop offset="0.55" stopColor="#0b2350" />
          <stop offset="1" stopColor="#123a63" />
        </linearGradient>
        <linearGradient id="fairness-glass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bcd6ff" />
          <stop offset="0.45" stopColor="#4f86f5" />
          <stop offset="1" stopColor="#1f4bb8" />
        </linearGradient>
        <linearGradient id="fairness-seal" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c9ffe6" />
          <stop offset="0.5" stopColor="#3ac786" />
          <stop offset="1" stopColor="#137a4d" />
        </linearGradient>
        <radialGradient id="fairness-glow">
          <stop offset="0" stopColor="#5e97ff" stopOpacity="0.55" />
          <stop offset="1" stopColor="#5e97ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="220" fill="url(#fairness-sky)" />
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#cfe0ff" opacity="0.7" />
      ))}
      <ellipse cx="800" cy="120" rx="380" ry="120" fill="url(#fairness-glow)" />
      {links.map(({ x, y, tilt }, index) => (
        <g key={x} transform={`rotate(${tilt} ${x} ${y})`} opacity={0.62 + index * 0.1}>
          <rect
            x={x - 72}
            y={y - 34}
            width="144"
            height="68"
            rx="34"
            fill="none"
            stroke="#04102a"
            strokeOpacity="0.6"
            strokeWidth="22"
          />
          <rect
            x={x - 72}
            y={y - 36}
            width="144"
            height="68"
            rx="34"
            fill="none"
            stroke="url(#fairness-glass)"
            strokeWidth="16"
          />
          <path
            d={`M${x - 40} ${y - 40} h80`}
            stroke="#fff"
            strokeOpacity="0.55"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
      <circle cx="1050" cy="112" r="62" fill="#04102a" opacity="0.55" />
      <circle cx="1050" cy="108" r="58" fill="url(#fairness-seal)" />
      <circle cx="1050" cy="108" r="47" fill="none" stroke="#eafff5" strokeOpacity="0.5" strokeWidth="2" />
      <path
        d="M1026 110 l17 18 l32 -38"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
