import { draw } from '../draw.tsx';
import { Floodlight } from '../scene/floodlight.tsx';
import { Pitch } from '../scene/pitch.tsx';
import { pitchView } from '../scene/pitch-view.ts';
import { Player } from '../scene/player.tsx';
import { Stands } from '../scene/stands.tsx';

/** A match in play. */
export function PitchScene() {
  const view = pitchView({ width: 288, horizon: 34, focal: 150, height: 22, near: 30, at: 60 });
  return (
    <>
      <Stands width={288} top={0} bottom={62} hue="#1d2c62" seed={4} />
      <g transform="translate(0 4)">
        <Pitch view={view} />
      </g>
      <Floodlight x={60} y={14} scale={0.5} opacity={0.4} />
      <Floodlight x={236} y={14} scale={0.5} opacity={0.4} />
      {draw(
        [
          [44, 30, '#2f6af2'],
          [50, 52, '#fff'],
          [57, 20, '#2f6af2'],
          [54, 60, '#2f6af2'],
          [47, 44, '#ff6b70'],
        ] as const,
        ([x, y, c], i) => {
          const [a, b] = view.project(x, y);
          return (
            <Player
              x={a}
              y={b + 4}
              scale={view.scale(y) * 5.2}
              shirt={c}
              shorts="#0c1228"
              run={i % 2 ? 1 : -1}
            />
          );
        },
      )}
    </>
  );
}
