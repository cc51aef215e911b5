import { NightSky } from '../boards/night-sky.tsx';

/** The night over which the rocket climbs. */
export function CrashNight() {
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <NightSky moon={[840, 96, 40]} high="#060b24" low="#2b3a78" />
    </svg>
  );
}
