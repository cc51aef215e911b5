import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import type { OwnDraw } from '../api/use-draw.ts';
import { clockTime } from '../parts/deadline.tsx';
import { CheckDraw } from './check-draw-row.tsx';
import { ClaimState } from './claim-state.tsx';
import styles from './draws.module.css';

interface OwnDrawsProps {
  kind: InstantKind;
  no: number;
  draws: readonly OwnDraw[];
  /** The seed is out: each draw can be checked. */
  isOver: boolean;
}

/** The latest own draws, each with its claim, and its check once the seed is out. */
export function OwnDraws({ kind, no, draws, isOver }: OwnDrawsProps) {
  const { t } = useTranslation('draws');
  return (
    <Panel title={t('own.title')} pad="l">
      {draws.length === 0 ? (
        <p className={styles.note}>{t('own.none')}</p>
      ) : (
        <ul className={styles.own} aria-label={t('own.title')}>
          {draws.map((draw) => (
            <li key={draw.nonce} data-get={draw.isGet}>
              <span className={styles.what}>
                <b>{draw.title}</b>
                <span className={styles.note}>
                  {t('own.number', { number: draw.nonce + 1 })} · {clockTime(draw.at)}
                </span>
                {draw.state === 'reached' && draw.expiresAt !== null && (
                  <span className={styles.note}>{t('own.until', { at: clockTime(draw.expiresAt) })}</span>
                )}
              </span>
              <ClaimState kind={kind} no={no} draw={draw} />
              {isOver && <CheckDraw kind={kind} no={no} nonce={draw.nonce} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
