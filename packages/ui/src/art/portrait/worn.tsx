import { shaded } from '../colour.ts';

/** A cap with its peak to the left, on a 96 grid. */
export function Cap({ colour }: { colour: string }) {
  return (
    <>
      <path d="M27 34C26 12 70 12 69 34Z" fill={colour} />
      <path d="M27 34C26 22 36 15 46 15L42 34Z" fill="#fff" opacity=".25" />
      <path d="M24 33Q48 26 74 33 84 35 84 39 60 35 24 38Z" fill={shaded(colour, 0.25)} />
    </>
  );
}

/** A headset with a microphone, on a 96 grid. */
export function Headset() {
  return (
    <>
      <path d="M26 44C22 6 75 6 71 44" fill="none" stroke="#0c1228" strokeWidth="4.5" />
      <path d="M26.5 40C24 10 66 8 70 34" fill="none" stroke="#8ea4e8" strokeWidth="1.2" />
      <rect x="21.5" y="38" width="9" height="15" rx="4.5" fill="#18224a" stroke="#82aaff" />
      <rect x="66.5" y="38" width="9" height="15" rx="4.5" fill="#18224a" stroke="#82aaff" />
      <path
        d="M26 53C27 62 34 64 40 62.5"
        fill="none"
        stroke="#0c1228"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <rect x="38.5" y="60.5" width="7" height="4" rx="2" fill="#0c1228" />
    </>
  );
}
