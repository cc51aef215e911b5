import { Lanes } from '../scene/lanes.tsx';
import { Shadow } from '../scene/shadow.tsx';

/** A window whose line broke off. */
export function BrokenWindow() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <Lanes cx={80} cy={130} from={30} step={18} count={5} colour="#ff8a8f" opacity={0.16} />
      <Shadow cx={80} cy={100} rx={56} ry={8} opacity={0.6} />
      <rect x="28" y="28" width="104" height="64" rx="9" fill="var(--still)" stroke="#4a598c" />
      <path d="M28 37a9 9 0 0 1 9-9h86a9 9 0 0 1 9 9v5H28Z" fill="var(--still-top)" />
      <circle cx="38" cy="35" r="2.5" fill="#ff6b70" />
      <circle cx="47" cy="35" r="2.5" fill="#f5c65b" />
      <path
        d="M42 76 60 58 72 68 86 52"
        stroke="#5a6aa3"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M92 56l10-12M102 60l14-2"
        stroke="#5a6aa3"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <circle cx="120" cy="82" r="17" fill="#d2363c" />
      <path d="M120 74v9M120 89v.5" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
