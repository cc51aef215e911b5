import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** The gate of a stadium, shut and locked. */
export function ShutGate() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#8db8ff" opacity={0.2} />
      <Shadow cx={80} cy={100} rx={58} ry={8} opacity={0.6} />
      <path d="M34 98V52a46 34 0 0 1 92 0v46z" fill="var(--still)" stroke="#4a598c" />
      <path d="M35 54a45 33 0 0 1 90 0" fill="none" stroke="#fff" strokeOpacity=".25" />
      <path d="M46 98V56a34 26 0 0 1 68 0v42z" fill="#0b1020" fillOpacity=".55" />
      <path
        d="M57 40v58M68 33v65M80 30v68M92 33v65M103 40v58M46 84h68M46 58h68"
        stroke="#7d8cc4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M72 68v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#f5c65b" strokeWidth="4" />
      <rect x="66" y="66" width="28" height="22" rx="5" fill="#e0a133" />
      <path d="M67 71a5 5 0 0 1 5-4h16a5 5 0 0 1 5 4" fill="none" stroke="#fff0bf" strokeWidth="1.5" />
      <path d="M80 74v7" stroke="#6d430d" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
