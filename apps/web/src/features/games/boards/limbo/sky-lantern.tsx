import { useId } from 'react';

/** A lantern of paper that a flame carries up. */
export function SkyLantern({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="-80 -90 160 210" aria-hidden>
      <defs>
        <radialGradient id={`${id}paper`} cx="0.44" cy="0.86" r="0.95">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.4" stopColor="#ffb650" />
          <stop offset="0.78" stopColor="#dd5b28" />
          <stop offset="1" stopColor="#8e2a1c" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffb25c" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffb25c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cy="18" r="80" fill={`url(#${id}glow)`} />
      <path d="M-38 62 Q-66 -8 -42 -50 Q0 -84 42 -50 Q66 -8 38 62z" fill={`url(#${id}paper)`} />
      <path
        d="M-13 62 Q-24 -10 -15 -66 M13 62 Q24 -10 15 -66"
        fill="none"
        stroke="#7e2416"
        strokeOpacity="0.45"
        strokeWidth="2"
      />
      <path d="M-42 -50 Q-60 -12 -42 40 Q-50 -10 -26 -60z" fill="#fff6da" opacity="0.32" />
      <path d="M-38 62 Q0 72 38 62 L36 70 Q0 80 -36 70z" fill="#6b2d14" />
      <path d="M0 58 q-10 -12 0 -28 q10 16 0 28z" fill="#fffbe6" />
    </svg>
  );
}
