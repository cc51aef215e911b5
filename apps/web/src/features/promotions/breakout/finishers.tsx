import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { Breakout } from '../api/use-breakout.ts';
import styles from './breakout.module.css';

/** Members who passed the last barrier, the latest first; none are invented. */
export function Finishers({ carousel }: Pick<Breakout, 'carousel'>) {
  const { t } = useTranslation('breakout');
  return (
    <Panel title={t('finishers')} pad="l">
      {carousel.length === 0 ? (
        <p className={styles.note}>{t('nobody')}</p>
      ) : (
        <ul className={styles.finishers}>
          {carousel.map(({ name, at }) => (
            <li key={`${name} ${at}`}>
              <b>{name}</b>
              <time dateTime={at}>{formatTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
