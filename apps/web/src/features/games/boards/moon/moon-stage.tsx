import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { showingKey } from '../../rounds/shown-round.ts';
import type { StageProps } from '../board.ts';
import { SlotStage } from '../slots/slot-stage.tsx';
import { sceneAt } from '../slots/timeline.ts';
import { useStartOf } from '../slots/use-start-of.ts';
import { useShowing } from '../use-showing.ts';
import { moonDrawings } from './art/moon-drawings.ts';
import { MoonFrame } from './art/moon-frame.tsx';
import { MoonGarden } from './art/moon-garden.tsx';
import { MoonBoxes } from './moon-boxes.tsx';
import { MoonPaytable } from './moon-paytable.tsx';
import { beforeLastBox, moonRound } from './moon-round.ts';
import { lidOpens, moonScenes, type MoonScene } from './moon-scenes.ts';
import { MoonTexts } from './moon-texts.tsx';
import { moonView } from './moon-view.ts';

/** Where the reels stand before the first round. */
const idle = [10, 5, 14];

/** The reels before the moon: a spin and its lines; three moon boxes bring the nine boxes, opened act by act. */
export function MoonStage({ round, onShown, act }: StageProps) {
  const { t } = useTranslation('games');
  const moon = useMemo(() => (round ? moonRound(round) : undefined), [round]);
  const before = useMemo(() => (round ? beforeLastBox(round) : undefined), [round]);
  const acts = round?.acts.length ?? 0;
  const scenes = useMemo(
    () => moonScenes(moon, acts, round?.status === 'settled'),
    [moon, acts, round?.status],
  );
  const part = useShowing(showingKey(round), scenes.length, onShown);
  const start = useStartOf(round?.id, moon?.stops ?? idle, idle);
  const now = sceneAt(scenes, part * scenes.length) ?? { scene: { kind: 'rest' } as MoonScene, part: 1 };
  const { kind } = now.scene;
  const boxes = kind === 'box' && now.part < lidOpens ? before : moon;
  return (
    <SlotStage
      picture={t('moon.picture')}
      Scene={MoonGarden}
      Frame={MoonFrame}
      reels={3}
      drawings={moonDrawings}
      view={moonView(moon, start, now)}
    >
      {boxes && (kind === 'boxes' || kind === 'box' || kind === 'over') && (
        <MoonBoxes moon={boxes} act={act} />
      )}
      {round && moon && boxes && (
        <MoonTexts round={round} moon={moon} boxUnits={boxes.boxUnits} now={now} isShown={part === 1} />
      )}
      <MoonPaytable />
    </SlotStage>
  );
}
