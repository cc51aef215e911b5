import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { detailsOf, type OwnOf } from '../api/shapes.ts';
import type { ActsProps } from '../felt/table-props.ts';
import { KeyButton } from '../panel/key-button.tsx';
import { usePlayKeys } from '../panel/use-play-keys.ts';
import { useOwnAct, type OwnAct } from '../panel/use-own-act.ts';
import { WaitLine } from '../panel/wait-line.tsx';
import { bidText } from './niuniu-text.ts';
import panel from '../panel/seat-panel.module.css';

/** The own bid for the bank or the own bet, or what is waited for. */
export function NiuniuActs({ details }: ActsProps) {
  const { t } = useTranslation('tables');
  const { bar, act, isAsking } = useOwnAct(details);
  const { summary, hand, own } = detailsOf(details, 'niuniu');
  return (
    <div ref={bar} className={panel.bar}>
      {hand && own?.options ? (
        <TimesChoice
          options={own.options}
          hint={t(`niuniu.hint.${own.options.act}`, {
            amount: displayAmount(summary.unit, summary.currency),
          })}
          isAsking={isAsking}
          onAct={act}
        />
      ) : (
        <WaitLine details={details} />
      )}
    </div>
  );
}

interface TimesChoiceProps {
  options: NonNullable<OwnOf<'niuniu'>['options']>;
  hint: string;
  isAsking: boolean;
  onAct: (asked: OwnAct) => void;
}

/** A button for each number of times that may be named; its key is the digit. */
function TimesChoice({ options: { act, times }, hint, isAsking, onAct }: TimesChoiceProps) {
  const { t } = useTranslation('tables');
  const row = useRef<HTMLDivElement>(null);
  const choose = (chosen: number) => () => onAct({ act, times: chosen });
  usePlayKeys(row, Object.fromEntries(times.map((one) => [String(one), choose(one)])));
  return (
    <div ref={row} className={panel.turn}>
      <p className={panel.quiet}>{hint}</p>
      {times.map((one) => (
        <KeyButton
          key={one}
          hotkey={String(one)}
          variant={one === 0 ? 'quiet' : 'action'}
          disabled={isAsking}
          onClick={choose(one)}
        >
          {act === 'bid' ? bidText(t, one) : t('niuniu.bet', { times: one })}
        </KeyButton>
      ))}
    </div>
  );
}
