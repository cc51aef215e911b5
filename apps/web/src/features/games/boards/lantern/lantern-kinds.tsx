import type { LanternBet } from '@fairway/fair-games';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { kindsOf } from './lantern-bet.ts';
import styles from './lantern.module.css';

/** How many lanterns of the wheel pay what. */
export const LanternKinds = memo(function LanternKinds({ bet }: { bet: LanternBet }) {
  const { t } = useTranslation('games');
  const { segments } = bet;
  const kinds = kindsOf(bet);
  const labels = kinds.map(({ paid, count }) => t('lantern.kind', { paid, count })).join(t('lantern.comma'));
  return (
    <>
      <VisuallyHidden>{t('lantern.scene', { segments, kinds: labels })}</VisuallyHidden>
      <ul className={styles.kinds} aria-hidden>
        {kinds.map(({ paid, count, tone }) => (
          <li key={paid} data-tone={tone}>
            <i />
            <b>×{paid}</b>
            <span>
              {count}/{segments}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
});
