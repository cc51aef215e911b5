import { Bust } from '../portrait/bust.tsx';
import { portraitOf, type PortraitLook } from '../portrait/portrait-look.ts';
import { Picture } from '../picture.tsx';
import { Fade } from '../scene/fade.tsx';
import { CourtScene } from './court-scene.tsx';
import { DeskScene } from './desk-scene.tsx';
import { PitchScene } from './pitch-scene.tsx';
import { WheelScene } from './wheel-scene.tsx';

const scenes = { pitch: PitchScene, court: CourtScene, wheel: WheelScene, desk: DeskScene };

export type RoomScene = keyof typeof scenes;

export interface RoomCoverProps {
  scene: RoomScene;
  /** Name or id of the host, who sits before the scene. */
  host: string;
  look?: Partial<PortraitLook> | undefined;
}

/** Cover of a room: a scene with its host, 16:9. */
export function RoomCover({ scene, host, look }: RoomCoverProps) {
  const Scene = scenes[scene];
  return (
    <Picture width={288} height={162}>
      <Scene />
      <Fade width={288} height={162} colour="#050814" opacity={0.7} />
      <g transform="translate(150 30) scale(1.38)">
        <Bust look={{ ...portraitOf(host), headset: true, ...look }} />
      </g>
    </Picture>
  );
}
