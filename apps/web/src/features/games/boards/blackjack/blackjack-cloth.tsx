import { useId } from 'react';

/** Blue cloth with the arc of a blackjack table, and the spot where the chips lie. */
export function BlackjackCloth() {
  const id = useId();
  return (
    <svg viewBox="0 0 1000 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={`${id}cloth`} cx="0.5" cy="0.12" r="1">
          <stop offset="0" stopColor="#2563b8" />
          <stop offset="0.55" stopColor="#12356f" />
          <stop offset="1" stopColor="#071431" />
        </radialGradient>
      </defs>
      <rect width="1000" height="560" fill={`url(#${id}cloth)`} />
      <path d="M40 40Q500 470 960 40" fill="none" stroke="#f5c65b" strokeOpacity="0.34" strokeWidth="3" />
      <path d="M70 22Q500 430 930 22" fill="none" stroke="#f5c65b" strokeOpacity="0.16" strokeWidth="2" />
      <ellipse
        cx="500"
        cy="412"
        rx="150"
        ry="46"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.14"
        strokeWidth="2"
      />
      <path d="M0 560V534c160 18 330 22 500 22s340-4 500-22v26z" fill="#3a2113" />
    </svg>
  );
}
