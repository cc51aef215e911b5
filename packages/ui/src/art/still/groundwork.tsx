import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A barrier and two cones before a field that is being seen to. */
export function Groundwork() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#ffd08a" opacity={0.18} />
      <Shadow cx={80} cy={99} rx={62} ry={8} opacity={0.6} />
      <path d="M44 46 36 96M116 46l8 50" stroke="#4a598c" strokeWidth="5" strokeLinecap="round" />
      <rect x="26" y="36" width="108" height="24" rx="6" fill="var(--still-top)" />
      <g fill="#ffb020">
        <path d="M38 36h16L42 60H32a6 6 0 0 1-4-2zM72 36h16L76 60H60zM106 36h16l-12 24H94z" />
      </g>
      <path d="M27 44a7 7 0 0 1 6-7h94a7 7 0 0 1 6 7" fill="none" stroke="#fff" strokeOpacity=".45" />
      <Cone x={62} y={74} />
      <Cone x={96} y={78} />
    </svg>
  );
}

function Cone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-14" y="18" width="28" height="5" rx="2.5" fill="#c2541a" />
      <path d="M-3 0h6l7 18h-20z" fill="#ff8a3d" />
      <path d="M-5.3 6h10.6l2.3 6H-7.6z" fill="#fff" fillOpacity=".85" />
      <path d="M-3 0h2l-4 18h-5z" fill="#fff" fillOpacity=".3" />
    </g>
  );
}
