import { useId } from 'react';
import { across, Linear } from '../gradient.tsx';
import { Ball } from '../object/ball.tsx';
import { Picture } from '../picture.tsx';
import { Fade } from '../scene/fade.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Glow } from '../scene/glow.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Shadow } from '../scene/shadow.tsx';
import { Stands } from '../scene/stands.tsx';

const W = 592;
const H = 208;

/** Goal, ball in flight, floodlights. */
export function VenueSport() {
  const id = useId();
  const t = `${id}t`;
  const nt = `${id}nt`;
  const view = pitchView({ width: W * 1.25, horizon: 30, focal: 300, height: 26, near: 26, at: 46 });
  const goal = (
    <>
      <defs>
        <pattern id={nt} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="skewY(6)">
          <path d="M0 0H9M0 0V9" stroke="#fff" strokeOpacity=".34" strokeWidth=".9" />
        </pattern>
      </defs>
      <path d="M196 56 168 74V150L196 142ZM196 56 348 56 372 72 168 74Z" fill={`url(#${nt})`} />
      <path d="M168 74H372V150H168Z" fill={`url(#${nt})`} />
      <path d="M168 74H372V150H168Z" fill="#fff" opacity=".04" />
      <path d="M196 142V56H348V142" fill="none" stroke="#cfdaf5" strokeOpacity=".5" strokeWidth="2" />
      <path d="M168 152V73H372V152" fill="none" stroke="#fff" strokeWidth="4.5" strokeLinejoin="round" />
    </>
  );
  return (
    <Picture width={W} height={H} keep="end">
      <defs>
        <Linear
          id={t}
          stops={[
            [0, '#f5c65b', 0],
            [1, '#ffe9a8', 0.95],
          ]}
          line={across}
        />
      </defs>
      <Stands width={W} top={0} bottom={108} hue="#22336f" seed={9} />
      <g transform="translate(0 22)">
        <Pitch view={view} dark="#0d5c49" light="#13735a" lines={0.5} />
      </g>
      <Floodlight x={90} y={26} scale={0.8} opacity={0.35} />
      <Floodlight x={W - 60} y={20} scale={0.9} opacity={0.4} />
      <Glow cx={W * 0.72} cy={H * 0.55} r={190} colour="#57e6b0" opacity={0.3} />
      {goal}
      <path
        d="M210 128Q330 150 430 112"
        fill="none"
        stroke={`url(#${t})`}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M250 96Q340 108 420 76"
        fill="none"
        stroke={`url(#${t})`}
        strokeWidth="2.5"
        opacity=".7"
        strokeLinecap="round"
      />
      <path
        d="M270 160Q360 172 440 142"
        fill="none"
        stroke={`url(#${t})`}
        strokeWidth="2.5"
        opacity=".7"
        strokeLinecap="round"
      />
      <Shadow cx={W * 0.81} cy={H * 0.93} rx={70} ry={11} opacity={0.7} />
      <Ball cx={W * 0.8} cy={H * 0.47} r={78} turn={[0.4, 0.55, 0.3]} />
      <Fade width={W} height={H} colour="#0b1020" opacity={0.55} />
    </Picture>
  );
}
