import { moonSheet } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import type { ShownRound } from '../../rounds/shown-round.ts';
import { amountOfUnits } from '../slots/amount-of-units.ts';
import { SlotBanner } from '../slots/slot-banner.tsx';
import slots from '../slots/slots.module.css';
import { StageLine } from '../slots/stage-line.tsx';
import { moonName } from './moon-names.ts';
import type { MoonRound } from './moon-round.ts';
import type { MoonScene } from './moon-scenes.ts';

export interface MoonTextsProps {
  round: ShownRound;
  moon: MoonRound;
  /** What the boxes that can be seen hold. */
  boxUnits: number;
  now: { scene: MoonScene; part: number };
  isShown: boolean;
}

/** What stands over the reels: the line that is marked, what the boxes have brought so far, and the banners of the bonus. */
export function MoonTexts({ round, moon, boxUnits, now: { scene, part }, isShown }: MoonTextsProps) {
  const { t } = useTranslation('games');
  const amount = (units: number) => amountOfUnits(round, units, moonSheet.unit);
  const shining = moon.units > moonSheet.unit;
  const win = scene.kind === 'win' ? moon.wins[scene.win] : undefined;
  return (
    <div className={slots.texts} aria-hidden>
      {(scene.kind === 'boxes' || scene.kind === 'box') && (
        <StageLine place="top">
          <span>{t('moon.choose')}</span>
          <span>
            {t('moon.sum')} <b>{amount(moon.units + boxUnits)}</b>
          </span>
        </StageLine>
      )}
      {win && (
        <StageLine place="foot" shining={shining}>
          <span>{t('moon.win', { line: win.line, symbol: moonName(t, win.symbol) })}</span>
          <b>{amount(win.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'wins' && !isShown && (
        <StageLine place="foot" shining={shining}>
          <b>{amount(moon.units)}</b>
        </StageLine>
      )}
      {scene.kind === 'start' && (
        <SlotBanner part={part} shining>
          <strong>{t('moon.start')}</strong>
          {t('moon.startRule')}
        </SlotBanner>
      )}
      {scene.kind === 'over' && !isShown && (
        <SlotBanner part={part} shining={moon.units + moon.boxUnits > moonSheet.unit}>
          {t('moon.over', { count: moon.prizes })}
          <strong>{amount(moon.boxUnits)}</strong>
        </SlotBanner>
      )}
    </div>
  );
}
