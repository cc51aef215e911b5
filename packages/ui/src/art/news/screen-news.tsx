import { Picture } from '../picture.tsx';
import { Glow } from '../scene/glow.tsx';
import { NewsGround } from './news-ground.tsx';

/** The screen at the touchline: a goal area with a line drawn through it. */
export function ScreenNews() {
  return (
    <Picture width={384} height={176}>
      <NewsGround seed={11} hue="#1d2c62" />
      <rect width="384" height="176" fill="#050a1c" opacity=".45" />
      <Glow cx={192} cy={74} r={130} ry={84} colour="#3d7bff" opacity={0.5} />
      <path d="M184 122h16l5 44h-26z" fill="#1b2547" />
      <ellipse cx="192" cy="166" rx="44" ry="6" fill="#0c1228" />
      <rect
        x="104"
        y="18"
        width="176"
        height="106"
        rx="9"
        fill="#0c1228"
        stroke="#8ea3da"
        strokeWidth="2.5"
      />
      <path d="M112 26h160v90H112z" fill="#0f6b52" />
      <path d="M112 26h32v90h-32zM176 26h32v90h-32zM240 26h32v90h-32z" fill="#148064" />
      <path
        d="M150 26v34h84V26M170 26v14h44V26"
        fill="none"
        stroke="#eafff6"
        strokeOpacity=".8"
        strokeWidth="2"
      />
      <path d="M112 82h160" stroke="#ffd75e" strokeWidth="2.5" strokeDasharray="7 4" />
      <circle cx="176" cy="82" r="6.5" fill="#ff6b70" />
      <circle cx="216" cy="76" r="6.5" fill="#2f6af2" />
      <path d="M140 98h24v-6h-24zM220 98h24v-6h-24z" fill="#fff" opacity=".5" />
    </Picture>
  );
}
