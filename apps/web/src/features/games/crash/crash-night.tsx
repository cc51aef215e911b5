import { memo, useId } from 'react';
import { NightSky } from '../boards/night-sky.tsx';

/** The night over which the rocket climbs: far peaks above a sea of clouds, and the terrace at the left that it leaves from. */
export const CrashNight = memo(function CrashNight() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMinYMax slice" aria-hidden>
      <NightSky moon={[840, 156, 38]} high="#060b24" low="#33428a" />
      <defs>
        <linearGradient id={`${id}mist`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9db4ff" stopOpacity="0" />
          <stop offset="1" stopColor="#9db4ff" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id={`${id}stone`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#55639f" />
          <stop offset="1" stopColor="#141b40" />
        </linearGradient>
      </defs>
      <path
        d="M210 560 L330 424 L372 458 L446 380 L520 470 L566 434 L640 500 L724 408 L776 462 L850 396 L930 478 L1000 430 V560z"
        fill="#26346f"
      />
      <path d="M446 380 L458 432 L482 424 L520 470z M850 396 L860 446 L886 436 L930 478z" fill="#1a2555" />
      <path d="M0 400 H1000 V560 H0z" fill={`url(#${id}mist)`} />
      <path
        d="M0 560 V516 Q60 486 128 506 Q176 474 236 500 Q300 470 356 504 Q420 478 476 506 Q540 474 602 500 Q664 470 724 502 Q790 476 848 504 Q910 478 1000 508 V560z"
        fill="#2c3878"
      />
      <path
        d="M0 560 V534 Q80 508 160 530 Q226 504 300 528 Q380 506 452 532 Q536 508 612 530 Q690 506 768 532 Q850 510 1000 534 V560z"
        fill="#202b63"
      />
      <path d="M22 560 L34 534 H166 L178 560z" fill={`url(#${id}stone)`} />
      <rect x="26" y="525" width="148" height="10" rx="3" fill="#7b8ac4" />
      <rect x="26" y="525" width="148" height="3" rx="1.5" fill="#c3cdf2" />
      {[50, 150].map((x) => (
        <g key={x}>
          <rect x={x - 2} y="500" width="4" height="26" fill="#7b4a22" />
          <circle cx={x} cy="498" r="17" fill="#ffb65a" opacity="0.18" />
          <rect x={x - 6} y="490" width="12" height="15" rx="5" fill="#ff9f4a" />
          <path d={`M${x - 8} 490 H${x + 8} L${x} 483z`} fill="#8c2a20" />
        </g>
      ))}
    </svg>
  );
});
