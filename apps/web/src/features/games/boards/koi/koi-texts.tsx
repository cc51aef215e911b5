import { koiSheet } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { amountOfUnits } from '../slots/amount-of-units.ts';
import { SlotBanner } from '../slots/slot-banner.tsx';
import { StageLine } from '../slots/stage-line.tsx';
import { koiName } from './koi-names.ts';
import type { KoiTurn } from './koi-round.ts';
import type { KoiScene } from './koi-scenes.ts';
import styles from '../slots/slots.module.css';

export interface KoiTextsProps {
  round: ShownRound;
  turns: readonly KoiTurn[];
  now: { scene: KoiScene; part: number };
}

/** What stands over the reels while a round is shown: the win that is marked, the free spins' count and sum, their banners. */
export function KoiTexts({ round, turns, now: { scene, part } }: KoiTextsProps) {
  const { t } = useTranslation('games');
  const turn = turns[scene.turn];
  if (!turn) return null;
  const count = turns.length - 1;
  const amount = (units: number) => amountOfUnits(round, units, koiSheet.unit);
  const base = turns[0]?.sum ?? 0;
  // The sum of a free spin stands once its reels do.
  const free = (scene.kind === 'spin' ? turn.sum - turn.units : turn.sum) - base;
  const shining = turn.sum > koiSheet.unit;
  const win = scene.kind === 'win' ? turn.wins[scene.win] : undefined;
  return (
    <div className={styles.texts} aria-hidden>
      {scene.turn > 0 && (
        <StageLine place="top">
          <span>{t('koi.freeSpin', { number: scene.turn, count })}</span>
          <span>
            {t('koi.freeSum')} <b>{amount(free)}</b>
          </span>
        </StageLine>
      )}
      {win && (
        <StageLine place="foot" shining={shining}>
          <span>
            {t('koi.win', {
              symbol: koiName(t, win.symbol),
              reels: win.reels,
              combinations: win.combinations,
            })}
            {scene.turn > 0 && ` × ${koiSheet.freeFactor}`}
          </span>
          <b>{amount(win.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'wins' && turn.wins.length > 0 && (
        <StageLine place="foot" shining={shining}>
          <b>{amount(turn.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'gates' && (
        <SlotBanner part={part} shining>
          <strong>{t('koi.freeWon', { count })}</strong>
          {t('koi.freeRule', { factor: koiSheet.freeFactor })}
        </SlotBanner>
      )}
      {scene.kind === 'over' && (
        <SlotBanner part={part} shining={shining}>
          {t('koi.freeOver', { count })}
          <strong>{amount(turn.sum - base)}</strong>
        </SlotBanner>
      )}
    </div>
  );
}
