/** A computer and a phone that show the same pitch and the same account. Decorative. */
export function BandArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 200" aria-hidden>
      <defs>
        <linearGradient id="band-pitch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#15295f" />
          <stop offset="1" stopColor="#0d5c46" />
        </linearGradient>
        <linearGradient id="band-edge" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5a6ea8" />
          <stop offset="1" stopColor="#1c2750" />
        </linearGradient>
      </defs>
      <ellipse cx="140" cy="190" rx="128" ry="9" fill="#02040c" opacity="0.5" />
      <rect x="16" y="18" width="232" height="154" rx="12" fill="url(#band-edge)" />
      <rect x="22" y="24" width="220" height="142" rx="8" fill="#0b1230" />
      <rect x="22" y="24" width="220" height="84" rx="8" fill="url(#band-pitch)" />
      <g fill="none" stroke="#e8ecf8" strokeOpacity="0.4" strokeWidth="1.5">
        <path d="M22 88h220M132 60v48" />
        <circle cx="132" cy="88" r="20" />
        <path d="M22 70h30v36H22M242 70h-30v36h30" />
      </g>
      <circle cx="150" cy="82" r="5" fill="#fff" />
      <g fill="#1c2541">
        <rect x="32" y="118" width="62" height="38" rx="6" />
        <rect x="101" y="118" width="62" height="38" rx="6" />
        <rect x="170" y="118" width="62" height="38" rx="6" />
      </g>
      <g fill="#3d7bff">
        <rect x="40" y="140" width="28" height="8" rx="3" />
        <rect x="109" y="140" width="28" height="8" rx="3" />
      </g>
      <rect x="178" y="140" width="28" height="8" rx="3" fill="#f5c65b" />
      <g fill="#8fa0cf" opacity="0.7">
        <rect x="40" y="126" width="44" height="5" rx="2" />
        <rect x="109" y="126" width="36" height="5" rx="2" />
        <rect x="178" y="126" width="44" height="5" rx="2" />
      </g>
      <rect x="210" y="62" width="74" height="132" rx="14" fill="url(#band-edge)" />
      <rect x="215" y="67" width="64" height="122" rx="10" fill="#0b1230" />
      <rect x="215" y="67" width="64" height="46" rx="10" fill="url(#band-pitch)" />
      <g fill="none" stroke="#e8ecf8" strokeOpacity="0.45" strokeWidth="1.5">
        <circle cx="247" cy="96" r="10" />
        <path d="M215 96h64" />
      </g>
      <circle cx="254" cy="91" r="3" fill="#fff" />
      <rect x="222" y="122" width="50" height="16" rx="5" fill="#1c2541" />
      <rect x="222" y="143" width="50" height="16" rx="5" fill="#1c2541" />
      <rect x="227" y="127" width="22" height="6" rx="3" fill="#f5c65b" />
      <rect x="227" y="148" width="30" height="6" rx="3" fill="#8fa0cf" />
      <rect x="222" y="165" width="50" height="14" rx="7" fill="#3d7bff" />
      <path d="M16 30a12 12 0 0 1 12-12h208" fill="none" stroke="#fff" strokeOpacity="0.35" />
      <path d="M210 76a14 14 0 0 1 14-14h46" fill="none" stroke="#fff" strokeOpacity="0.45" />
    </svg>
  );
}
