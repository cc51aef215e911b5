import { Ball } from '../object/ball.tsx';
import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A ball that rolled past the corner flag, out of the field. */
export function LostBall() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#8db8ff" opacity={0.2} />
      <path
        d="M18 96h72L116 74"
        fill="none"
        stroke="var(--still-top)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M62 96a28 28 0 0 1 22-26" fill="none" stroke="var(--still-top)" strokeWidth="3" />
      <Shadow cx={90} cy={97} rx={14} ry={4} opacity={0.5} />
      <path d="M90 96V26" stroke="#7d8cc4" strokeWidth="4" strokeLinecap="round" />
      <path d="M88 26 48 38l40 13z" fill="#f5c65b" />
      <path d="M88 26 48 38l20 3z" fill="#fff" fillOpacity=".35" />
      <path
        d="M34 74c14-18 66-22 86 4"
        fill="none"
        stroke="#5a6aa3"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <Shadow cx={130} cy={99} rx={20} ry={5} opacity={0.6} />
      <Ball cx={130} cy={84} r={15} turn={[0.35, 0.5, 0.2]} />
    </svg>
  );
}
