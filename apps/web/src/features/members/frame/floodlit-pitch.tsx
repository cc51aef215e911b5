import { draw } from '@fairway/ui/art/draw.tsx';
import { Linear } from '@fairway/ui/art/gradient.tsx';
import { Ball } from '@fairway/ui/art/object/ball.tsx';
import { Picture } from '@fairway/ui/art/picture.tsx';
import { Floodlight } from '@fairway/ui/art/scene/floodlight.tsx';
import { Glow } from '@fairway/ui/art/scene/glow.tsx';
import { Pitch } from '@fairway/ui/art/scene/pitch.tsx';
import { pitchView } from '@fairway/ui/art/scene/pitch-view.ts';
import { Shadow } from '@fairway/ui/art/scene/shadow.tsx';
import { Stands } from '@fairway/ui/art/scene/stands.tsx';
import { useId } from 'react';

const view = pitchView({ width: 640, horizon: 210, focal: 700, height: 20, near: 36, at: 52.5 });
const dust = Array.from({ length: 22 }, (_, at) => at);

/** The ball on the centre spot under the floodlights, before kick-off; dark at its foot for text. */
function FloodlitPitch() {
  const id = useId();
  return (
    <Picture width={640} height={780}>
      <defs>
        <Linear
          id={`${id}foot`}
          stops={[
            [0, '#0b1020', 0.15],
            [0.5, '#0b1020', 0],
            [0.66, '#0b1020', 0.66],
            [0.74, '#0b1020', 0.95],
            [0.79, '#0b1020', 1],
            [1, '#0b1020', 1],
          ]}
        />
      </defs>
      <Stands width={640} top={0} bottom={292} hue="#2c4192" seed={23} />
      <rect y="290" width="640" height="490" fill="#0a3a35" />
      <Pitch view={view} dark="#0c4f41" light="#116a54" lines={0.5} />
      <Glow cx={320} cy={412} r={330} ry={210} colour="#3df0b0" opacity={0.26} />
      <Floodlight x={104} y={84} scale={1.05} opacity={0.44} />
      <Floodlight x={536} y={84} scale={1.05} opacity={0.44} />
      <Floodlight x={320} y={34} scale={0.8} opacity={0.26} />
      <Shadow cx={328} cy={478} rx={128} ry={20} opacity={0.8} />
      <Ball cx={320} cy={372} r={106} turn={[0.42, 0.62, 0.3]} />
      {draw(dust, (at) => (
        <circle
          cx={150 + ((at * 61) % 350)}
          cy={250 + ((at * 83) % 240)}
          r={1 + (at % 3) * 0.7}
          fill={at % 2 ? '#ffe9a8' : '#c9f7e4'}
          opacity={0.2 + (at % 4) * 0.12}
        />
      ))}
      <rect width="640" height="780" fill={`url(#${id}foot)`} />
    </Picture>
  );
}
export default FloodlitPitch;
