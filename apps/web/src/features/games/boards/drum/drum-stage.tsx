import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageProps } from '../board.ts';
import { SlotStage } from '../slots/slot-stage.tsx';
import { sceneAt } from '../slots/timeline.ts';
import { useStartOf } from '../slots/use-start-of.ts';
import { useShowing } from '../use-showing.ts';
import { DrumCamp } from './art/drum-camp.tsx';
import { drumDrawings } from './art/drum-drawings.ts';
import { DrumFrame } from './art/drum-frame.tsx';
import { DrumPaytable } from './drum-paytable.tsx';
import { drumRound } from './drum-round.ts';
import { drumScenes } from './drum-scenes.ts';
import { drumView } from './drum-view.ts';
import { DrumTexts } from './drum-texts.tsx';

/** Where the reels stand before the first round. */
const idle = [20, 6, 19, 10, 13];

/** The reels before the tent: a spin, its lines, and the respins one after the other with the drums they hold. */
export function DrumStage({ round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const drums = useMemo(() => (round ? drumRound(round) : undefined), [round]);
  const scenes = useMemo(() => drumScenes(drums), [drums]);
  const part = useShowing(round?.id, scenes.length, onShown);
  const start = useStartOf(round?.id, drums?.stops ?? idle, idle);
  const now = sceneAt(scenes, part * scenes.length) ?? { scene: { kind: 'rest' } as const, part: 1 };
  return (
    <SlotStage
      picture={t('drum.picture')}
      Scene={DrumCamp}
      Frame={DrumFrame}
      reels={5}
      drawings={drumDrawings}
      view={drumView(drums, start, now)}
    >
      {round && drums && part < 1 && <DrumTexts round={round} drums={drums} now={now} />}
      <DrumPaytable />
    </SlotStage>
  );
}
