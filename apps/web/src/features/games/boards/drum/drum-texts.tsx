import { drumSheet } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { amountOfUnits } from '../slots/amount-of-units.ts';
import { SlotBanner } from '../slots/slot-banner.tsx';
import { StageLine } from '../slots/stage-line.tsx';
import { drumName } from './drum-names.ts';
import type { DrumRound } from './drum-round.ts';
import type { DrumScene } from './drum-scenes.ts';
import styles from '../slots/slots.module.css';

export interface DrumTextsProps {
  round: ShownRound;
  drums: DrumRound;
  now: { scene: DrumScene; part: number };
}

/** What stands over the reels while a round is shown: the line that is marked, the respins' count and sum, their banners. */
export function DrumTexts({ round, drums, now: { scene, part } }: DrumTextsProps) {
  const { t } = useTranslation('games');
  const amount = (units: number) => amountOfUnits(round, units, drumSheet.unit);
  const shining = drums.units > drumSheet.unit;
  const win = scene.kind === 'win' ? drums.wins[scene.win] : undefined;
  // While its cells turn, a respin shows what stood before it.
  const respin =
    scene.kind === 'respin'
      ? drums.respins[scene.respin - 1]
      : scene.kind === 'drums'
        ? drums.respins[scene.respin]
        : undefined;
  const all = drums.respins.at(-1)?.held.size ?? 0;
  return (
    <div className={styles.texts} aria-hidden>
      {respin && (
        <StageLine place="top">
          <span>{t('drum.left', { left: scene.kind === 'respin' ? respin.left - 1 : respin.left })}</span>
          <span>{t('drum.drums', { count: respin.held.size, cells: 15 })}</span>
          <span>
            {t('drum.sum')} <b>{amount(respin.sum)}</b>
          </span>
        </StageLine>
      )}
      {win && (
        <StageLine place="foot" shining={shining}>
          <span>{t('drum.win', { line: win.line, symbol: drumName(t, win.symbol), reels: win.reels })}</span>
          <b>{amount(win.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'wins' && (
        <StageLine place="foot" shining={shining}>
          <b>{amount(drums.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'start' && (
        <SlotBanner part={part} shining>
          <strong>{t('drum.start', { count: drums.respins[0]?.held.size ?? 0 })}</strong>
          {t('drum.startRule', { respins: drumSheet.respins })}
        </SlotBanner>
      )}
      {scene.kind === 'over' && (
        <SlotBanner part={part} shining={drums.units + drums.respinUnits > drumSheet.unit}>
          {drums.full ? t('drum.full', { amount: amount(drumSheet.grand) }) : t('drum.over', { count: all })}
          <strong>{amount(drums.respinUnits)}</strong>
        </SlotBanner>
      )}
    </div>
  );
}
