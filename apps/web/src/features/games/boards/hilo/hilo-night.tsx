import { NightSky } from '../night-sky.tsx';

/** Green hills below the moon: the ground of the hi-lo board. */
export function HiloNight() {
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[170, 120, 54]} />
      <path d="M0 430 Q250 384 500 410 T1000 396 V560 H0z" fill="#0d5a4b" />
      <path d="M0 452 Q250 410 500 432 T1000 420 V560 H0z" fill="#0a4238" />
    </svg>
  );
}
