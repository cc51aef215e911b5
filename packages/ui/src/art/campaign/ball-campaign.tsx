import { Ball } from '../object/ball.tsx';
import { Picture } from '../picture.tsx';
import { Fade } from '../scene/fade.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Glow } from '../scene/glow.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Shadow } from '../scene/shadow.tsx';
import { Stands } from '../scene/stands.tsx';

const view = pitchView({ width: 384, horizon: 60, focal: 190, height: 18, near: 26 });

/** The scene of a campaign about sport: the ball under the lights before full stands. */
export function BallCampaign() {
  return (
    <Picture width={384} height={176}>
      <Stands width={384} top={0} bottom={90} hue="#20508f" seed={29} />
      <rect y="90" width="384" height="86" fill="#0a3a35" />
      <g transform="translate(0 12)">
        <Pitch view={view} dark="#0c5242" light="#14785a" lines={0.42} />
      </g>
      <Floodlight x={96} y={18} scale={0.6} opacity={0.4} />
      <Floodlight x={350} y={14} scale={0.62} opacity={0.46} />
      <Glow cx={290} cy={92} r={140} ry={110} colour="#6f9bff" opacity={0.45} />
      <Fade width={384} height={176} opacity={0.3} />
      <Shadow cx={292} cy={152} rx={62} ry={9} opacity={0.7} />
      <Ball cx={290} cy={94} r={58} turn={[0.25, 0.8, 0.3]} />
    </Picture>
  );
}
