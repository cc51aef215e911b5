import type { Bonus } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { bonusStates } from '@fairway/contract/promotions/bonuses/states.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { clockTime } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import { BonusPlays } from './bonus-plays.tsx';
import { ForfeitButton } from './forfeit-button.tsx';
import { WorthRows } from './worth-rows.tsx';
import styles from './bonuses.module.css';

const parts = ['released', 'held', 'forfeited', 'taken'] as const;

/** One bonus: how far its play is, where each fen of it is, until when, and what it is worth to play on. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const { title, path, state, amount, required, played, left, endsAt, closedAt, worth } = bonus;
  const yuan = (sum: string) => displayAmount(sum, 'CNY');
  const isOpen = state === 'open';
  const shown = parts.filter((part) => part === 'released' || /[1-9]/.test(bonus[part]));
  return (
    <Card pad="l" className={styles.card}>
      <div className={styles.name}>
        <Link to={path}>{title}</Link>
        <Tag tone={isOpen ? 'gold' : state === 'released' ? 'ok' : 'plain'}>
          {enumLabel(bonusStates, state)}
        </Tag>
      </div>
      <ProgressBar
        label={t('progress')}
        part={Number(required) === 0 ? 1 : Number(played) / Number(required)}
        valueText={t('progressOf', { played: yuan(played), required: yuan(required) })}
        tone={isOpen ? 'azure' : 'ok'}
      />
      <Facts
        facts={[
          ...shown.map((part) => ({ key: part, label: t(part), value: yuan(bonus[part]) })),
          ...(isOpen ? [{ key: 'left', label: t('left'), value: yuan(left) }] : []),
        ]}
        total={{ label: t('amount'), value: yuan(amount) }}
      />
      <div className={styles.acts}>
        <span className={styles.note}>
          {closedAt === null
            ? t('endsAt', { at: clockTime(endsAt) })
            : t('closedAt', { at: clockTime(closedAt) })}
        </span>
        {isOpen && <ForfeitButton bonus={bonus} />}
      </div>
      {worth && (
        <Disclosure title={t('worth.title')} defaultOpen={false}>
          <WorthRows worth={worth} />
        </Disclosure>
      )}
      <Disclosure title={t('explain.title')} defaultOpen={false}>
        <BonusPlays rewardId={bonus.rewardId} />
      </Disclosure>
    </Card>
  );
}
