import { Crest } from '../crest/crest.tsx';
import { Picture } from '../picture.tsx';
import { Fade } from '../scene/fade.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Glow } from '../scene/glow.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Shadow } from '../scene/shadow.tsx';
import { Stands } from '../scene/stands.tsx';

const view = pitchView({ width: 384, horizon: 62, focal: 200, height: 17, near: 26 });
const shield = { first: '#2450c8', second: '#8db8ff', charge: '#fff3d6' } as const;

/** A club's ground before the match: its crest under the lights, full stands behind. */
export function ClubBanner() {
  return (
    <Picture width={384} height={176}>
      <Stands width={384} top={0} bottom={92} hue="#2c4192" seed={17} />
      <rect y="92" width="384" height="84" fill="#0a3a35" />
      <g transform="translate(0 12)">
        <Pitch view={view} dark="#0d5546" light="#14775c" lines={0.4} />
      </g>
      <Floodlight x={70} y={20} scale={0.62} opacity={0.42} />
      <Floodlight x={340} y={16} scale={0.62} opacity={0.46} />
      <Glow cx={268} cy={84} r={150} ry={120} colour="#6f9bff" opacity={0.5} />
      <Shadow cx={268} cy={150} rx={54} ry={8} opacity={0.7} />
      <g transform="translate(208 22)">
        <Crest name="Harbour" design={shield} size={120} />
      </g>
      <Fade width={384} height={176} opacity={0.35} />
    </Picture>
  );
}
