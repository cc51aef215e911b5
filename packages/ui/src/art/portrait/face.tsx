import { mix, shaded } from '../colour.ts';
import type { PortraitLook } from './portrait-look.ts';

export interface FaceProps {
  look: PortraitLook;
  /** Id of the skin gradient. */
  fill: string;
  /** The face with short hair has heavier brows and plainer lips. */
  plain: boolean;
}

/** Head and features, on a 96 grid. */
export function Face({ look: { skin, hairColour }, fill, plain }: FaceProps) {
  const shade = mix(skin, '#8a3a2a', 0.28);
  return (
    <>
      <ellipse cx="30" cy="44" rx="3.5" ry="5" fill={skin} />
      <ellipse cx="66.5" cy="44" rx="3.5" ry="5" fill={shade} />
      <path
        d="M30.5 38C30 20 66.5 20 66 38 67 54 58 65 48.3 65 38.5 65 30 54 30.5 38Z"
        fill={`url(#${fill})`}
      />
      <path
        d="M36.5 37.5q4-2.5 8-.8M52.5 36.7q4-1.7 7.5.8"
        stroke={plain ? shaded(hairColour, 0.1) : mix(hairColour, skin, 0.25)}
        strokeWidth="1.7"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M37 44.5q3.5-3.6 7.5 0q-3.5 2.6-7.5 0ZM52.5 44.5q3.5-3.6 7.5 0q-3.5 2.6-7.5 0Z" fill="#fff" />
      <circle cx="41" cy="44" r="2.3" fill="#2a1a18" />
      <circle cx="56.3" cy="44" r="2.3" fill="#2a1a18" />
      <circle cx="40.3" cy="43.2" r=".8" fill="#fff" />
      <circle cx="55.6" cy="43.2" r=".8" fill="#fff" />
      <path
        d="M36.5 44q4-4.3 8.3-.2M52.2 43.8q4-4.1 8.3.2"
        stroke="#2a1a18"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M48.5 46q1.6 4-.6 5.5" stroke={shade} strokeWidth="1.3" fill="none" strokeLinecap="round" />
      <path d="M43 55.5q5.5 4 11 0q-2 4.8-5.5 4.8T43 55.5Z" fill={plain ? '#a8503f' : '#d0455a'} />
      <ellipse cx="37" cy="51" rx="4" ry="2.2" fill="#ff6a6a" opacity=".22" />
      <ellipse cx="60" cy="51" rx="4" ry="2.2" fill="#ff6a6a" opacity=".2" />
    </>
  );
}
