import { Ball } from '../object/ball.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** An empty slip with a ball. */
export function NothingHere() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#8db8ff" opacity={0.2} />
      <Shadow cx={84} cy={100} rx={52} ry={8} opacity={0.6} />
      <g transform="rotate(-6 80 60)">
        <rect x="46" y="18" width="68" height="80" rx="8" fill="var(--still)" />
        <path d="M46 98v-4l8.5 6 8.5-6 8.5 6 8.5-6 8.5 6 8.5-6 8.5 6 8.5-6v4Z" fill="var(--still)" />
        <rect x="46.5" y="18.5" width="67" height="79" rx="8" fill="none" stroke="#fff" strokeOpacity=".2" />
        <rect x="58" y="32" width="30" height="5" rx="2.5" fill="#5a6aa3" />
        <rect x="58" y="46" width="44" height="5" rx="2.5" fill="#3d4a7d" />
        <rect x="58" y="58" width="36" height="5" rx="2.5" fill="#3d4a7d" />
      </g>
      <Ball cx={114} cy={84} r={19} turn={[0.35, 0.5, 0.2]} />
    </svg>
  );
}
