import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { formatMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { pickText } from '../tickets/play-name.ts';
import { stakeOf, type Line } from './line.ts';
import styles from './slip.module.css';

export interface SlipLinesProps {
  lottery: LotteryCode;
  lines: readonly Line[];
  currency: WalletCurrency;
  onRemove: (id: string) => void;
  /** Plays that take no stakes now. */
  closed: ReadonlySet<string>;
  /** Undefined for visitors. */
  onChase: ((line: Line) => void) | undefined;
}

/** The tickets of the slip, each with what it costs and a press that takes it out. */
export function SlipLines({ lottery, lines, currency, closed, onRemove, onChase }: SlipLinesProps) {
  const { t } = useTranslation('lottery');
  return (
    <ol className={styles.lines}>
      {lines.map((line) => {
        const stake = stakeOf(line, currency);
        return (
          <li key={line.id}>
            <div>
              <b>{t(`plays.${line.play}`)}</b>
              {closed.has(line.play) && <Tag tone="warning">{t('closed.tag')}</Tag>}
              <span className={styles.pick}>{pickText(t, lottery, line.play, line.pick)}</span>
              <span>{t('slip.line', { notes: line.notes, times: line.times })}</span>
            </div>
            <div className={styles.end}>
              <b>{stake && exactAmount(formatMoney(stake), currency)}</b>
              {onChase && !closed.has(line.play) && (
                <Button
                  variant="text"
                  size="s"
                  aria-label={t('chase.openLine', { play: t(`plays.${line.play}`), pick: line.pick })}
                  onClick={() => onChase(line)}
                >
                  {t('chase.open')}
                </Button>
              )}
            </div>
            <IconButton
              label={t('slip.remove', { play: t(`plays.${line.play}`), pick: line.pick })}
              onClick={() => onRemove(line.id)}
            >
              <IconClose size={16} />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
