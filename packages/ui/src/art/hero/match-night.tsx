import { Picture } from '../picture.tsx';
import { Fade } from '../scene/fade.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Glow } from '../scene/glow.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Stands } from '../scene/stands.tsx';

const view = pitchView({ width: 808, horizon: 66, focal: 330, height: 20, near: 26 });

/** The ground behind a scoreboard, 808 by 188: stands and pitch under two lights, azure at home's side and orange at away's. */
function MatchNight() {
  return (
    <Picture width={808} height={188}>
      <Stands width={808} top={0} bottom={96} hue="#22336f" seed={21} />
      <rect y="96" width="808" height="92" fill="#0a3a35" />
      <g transform="translate(0 10)">
        <Pitch view={view} dark="#0c4f41" light="#116a54" lines={0.35} />
      </g>
      <Floodlight x={276} y={14} scale={0.7} opacity={0.35} />
      <Floodlight x={532} y={14} scale={0.7} opacity={0.35} />
      <Glow cx={110} cy={100} r={210} ry={130} colour="#3d7bff" opacity={0.32} />
      <Glow cx={700} cy={100} r={210} ry={130} colour="#ff9b3d" opacity={0.22} />
      <rect width="808" height="188" fill="#0b1020" opacity=".36" />
      <Fade width={808} height={188} opacity={0.6} />
    </Picture>
  );
}
export default MatchNight;
