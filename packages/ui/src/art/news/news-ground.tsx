import { Floodlight } from '../scene/floodlight.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Stands } from '../scene/stands.tsx';

const view = pitchView({ width: 384, horizon: 52, focal: 180, height: 20, near: 26 });

/** Stands and pitch under two lights, 384 by 176: what stands in the middle of it is what the news is about. */
export function NewsGround({ seed, hue = '#22336f' }: { seed: number; hue?: string }) {
  return (
    <>
      <Stands width={384} top={0} bottom={80} hue={hue} seed={seed} />
      <rect y="80" width="384" height="96" fill="#0a3a35" />
      <g transform="translate(0 10)">
        <Pitch view={view} dark="#0c4f41" light="#116a54" lines={0.35} />
      </g>
      <Floodlight x={62} y={16} scale={0.7} opacity={0.4} />
      <Floodlight x={322} y={16} scale={0.7} opacity={0.4} />
    </>
  );
}
