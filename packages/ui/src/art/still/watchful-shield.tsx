import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A shield that asks to look twice. */
export function WatchfulShield() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#ffd08a" opacity={0.18} />
      <Shadow cx={80} cy={101} rx={42} ry={7} opacity={0.6} />
      <path
        d="M80 14c13 8 24 10 36 11v27c0 23-15 37-36 45-21-8-36-22-36-45V25c12-1 23-3 36-11z"
        fill="var(--still)"
        stroke="#4a598c"
      />
      <path d="M80 14c13 8 24 10 36 11v27c0 23-15 37-36 45z" fill="var(--still-top)" />
      <path
        d="M80 15c-13 8-24 10-35 11v26"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeLinecap="round"
      />
      <path d="M80 38v24" stroke="#ffb020" strokeWidth="8" strokeLinecap="round" />
      <circle cx="80" cy="76" r="5" fill="#ffb020" />
    </svg>
  );
}
