import { useId } from 'react';
import { draw } from '../draw.tsx';
import { across, Linear } from '../gradient.tsx';
import { Ball } from '../object/ball.tsx';
import { Picture } from '../picture.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Glow } from '../scene/glow.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Shadow } from '../scene/shadow.tsx';
import { Stands } from '../scene/stands.tsx';

/**
 * A stadium at night with the ball in flight, 440 high: the middle 1440 shows at every width, up to 1920 more of the
 * stands comes in at the sides. Heavy: import it lazily.
 */
function StadiumHero() {
  const id = useId();
  const g = `${id}g`;
  const t = `${id}t`;
  const v = `${id}v`;
  const w = `${id}w`;
  const view = pitchView({ width: 1440, horizon: 150, focal: 620, height: 21, near: 34, at: 58 });
  return (
    <Picture width={1920} height={440}>
      <defs>
        <Linear
          id={g}
          stops={[
            [0.1, '#0b1020', 0.96],
            [0.395, '#0b1020', 0.72],
            [0.59, '#0b1020', 0.1],
            [0.88, '#0b1020', 0.35],
            [1, '#0b1020', 0.72],
          ]}
          line={across}
        />
        <Linear
          id={v}
          stops={[
            [0, '#0b1020', 0.2],
            [0.6, '#0b1020', 0],
            [0.86, '#0b1020', 0.45],
            [1, '#0b1020', 1],
          ]}
        />
        <Linear
          id={t}
          stops={[
            [0, '#f5c65b', 0],
            [0.6, '#f5c65b', 0.55],
            [1, '#fff3c9', 1],
          ]}
          line={[0, 1, 1, 0]}
        />
        <Linear
          id={w}
          stops={[
            [0, '#ffffff', 0],
            [1, '#dfe9ff', 0.8],
          ]}
          line={[0, 1, 1, 0]}
        />
      </defs>
      <Stands width={1920} top={0} bottom={236} hue="#2c4192" seed={12} />
      <rect y="250" width="1920" height="190" fill="#0a3a35" />
      <g transform="translate(240 12)">
        <Pitch view={view} dark="#0c4f41" light="#116a54" lines={0.42} />
      </g>
      <Glow cx={1170} cy={250} r={420} colour="#3df0b0" opacity={0.22} ry={220} />
      <Floodlight x={760} y={44} scale={1.1} opacity={0.3} />
      <Floodlight x={1220} y={30} scale={1.25} opacity={0.42} />
      <Floodlight x={1580} y={52} scale={1.1} opacity={0.36} />
      <rect width="1920" height="440" fill={`url(#${g})`} />
      <g transform="translate(240 0)">
        <path
          d="M180 452C420 410 610 372 742 262"
          fill="none"
          stroke={`url(#${t})`}
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d="M300 470C500 430 650 392 768 318"
          fill="none"
          stroke={`url(#${w})`}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M250 420C440 384 600 340 726 226"
          fill="none"
          stroke={`url(#${w})`}
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".6"
        />
        <Shadow cx={812} cy={408} rx={120} ry={18} opacity={0.75} />
        <Ball cx={806} cy={258} r={122} turn={[0.42, 0.5, 0.34]} />
        {draw([...Array(18)], (_, i) => (
          <circle
            cx={520 + ((i * 37) % 260)}
            cy={250 + ((i * 53) % 170)}
            r={1 + (i % 3)}
            fill={i % 2 ? '#ffe9a8' : '#c9f7e4'}
            opacity={0.25 + (i % 4) * 0.13}
          />
        ))}
      </g>
      <rect width="1920" height="440" fill={`url(#${v})`} />
    </Picture>
  );
}
export default StadiumHero;
