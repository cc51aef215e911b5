import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageProps } from '../board.ts';
import { SlotStage } from '../slots/slot-stage.tsx';
import { sceneAt } from '../slots/timeline.ts';
import { useStartOf } from '../slots/use-start-of.ts';
import { useShowing } from '../use-showing.ts';
import { koiDrawings } from './art/koi-drawings.ts';
import { KoiGate } from './art/koi-gate.tsx';
import { KoiRiver } from './art/koi-river.tsx';
import { KoiPaytable } from './koi-paytable.tsx';
import { koiTurns } from './koi-round.ts';
import { koiScenes } from './koi-scenes.ts';
import { koiView } from './koi-view.ts';
import { KoiTexts } from './koi-texts.tsx';

/** Where the reels stand before the first round: carps, cranes and lotuses. */
const idle = [0, 14, 26, 17, 27];

/** The reels in the dragon gate: a spin, its wins, and the free spins one after the other with what they come to. */
export function KoiStage({ round, onShown }: StageProps) {
  const { t } = useTranslation('games');
  const turns = useMemo(() => (round ? koiTurns(round) : []), [round]);
  const scenes = useMemo(() => koiScenes(turns), [turns]);
  const part = useShowing(round?.id, scenes.length, onShown);
  const start = useStartOf(round?.id, turns.at(-1)?.stops ?? idle, idle);
  const now = sceneAt(scenes, part * scenes.length) ?? { scene: { kind: 'rest', turn: 0 } as const, part: 1 };
  return (
    <SlotStage
      picture={t('koi.picture')}
      Scene={KoiRiver}
      Frame={KoiGate}
      reels={5}
      drawings={koiDrawings}
      view={koiView(turns, start, now)}
    >
      {round && part < 1 && <KoiTexts round={round} turns={turns} now={now} />}
      <KoiPaytable />
    </SlotStage>
  );
}
