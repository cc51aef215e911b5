import { useId } from 'react';

/** A cut gem, lit from above left. */
export function GemFace() {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c9fff2" />
          <stop offset="0.5" stopColor="#2fd3b0" />
          <stop offset="1" stopColor="#0b6b6f" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4fffb" />
          <stop offset="1" stopColor="#74ecd0" />
        </linearGradient>
      </defs>
      <path d="M18 12h28l12 15-26 27L6 27z" fill={`url(#${id}a)`} />
      <path d="M18 12h28l-6 15H24z" fill={`url(#${id}b)`} />
      <path d="M18 12 6 27h18z" fill="#8df3da" opacity="0.85" />
      <path d="m46 12 12 15H40z" fill="#1fa890" opacity="0.8" />
      <path d="M24 27h16l-8 27z" fill="#4fe0bf" opacity="0.75" />
      <path d="M6 27h18l8 27z" fill="#ffffff" opacity="0.16" />
      <path d="m22 15 6 0-4 8z" fill="#ffffff" opacity="0.8" />
    </svg>
  );
}

/** An iron mine with its fuse. */
export function MineFace() {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden>
      <defs>
        <radialGradient id={`${id}a`} cx="0.36" cy="0.32" r="0.75">
          <stop offset="0" stopColor="#8d97b8" />
          <stop offset="0.4" stopColor="#3a4468" />
          <stop offset="1" stopColor="#0d1226" />
        </radialGradient>
        <radialGradient id={`${id}b`}>
          <stop offset="0" stopColor="#fff3c2" />
          <stop offset="0.5" stopColor="#ffb020" />
          <stop offset="1" stopColor="#ff6b3d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M40 20c2-8 8-10 12-8" fill="none" stroke="#c9a26a" strokeWidth="3" strokeLinecap="round" />
      <circle cx="53" cy="12" r="8" fill={`url(#${id}b)`} />
      <rect x="34" y="15" width="11" height="8" rx="2" fill="#5a6490" transform="rotate(24 39 19)" />
      <circle cx="29" cy="38" r="19" fill={`url(#${id}a)`} />
      <ellipse cx="22" cy="30" rx="6" ry="4" fill="#ffffff" opacity="0.22" transform="rotate(-32 22 30)" />
    </svg>
  );
}
