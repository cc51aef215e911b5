import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { Venue } from '../../wallet/api/use-venues.ts';
import styles from './hall.module.css';

/** What to know before going in: the money there, the money in transit, and how the wallet of this venue works. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  if (venue.wallet === 'center')
    return <Notice title={t('facts.walletCenter')}>{t('facts.walletCenterNote')}</Notice>;
  return (
    <dl className={styles.three}>
      <Fact
        name={t('facts.there')}
        amount={venue.money}
        note={t(venue.money === null ? 'facts.thereVisitor' : 'facts.thereNote')}
      />
      <Fact
        name={t('facts.inTransit')}
        amount={venue.inTransitMoney}
        note={t(venue.money === null ? 'facts.inTransitVisitor' : 'facts.inTransitNote')}
      />
      <Card pad="l" className={styles.fact}>
        <dt>{t('facts.wallet')}</dt>
        <dd className={styles.value}>{t('facts.walletOwn')}</dd>
        <dd>{t('facts.walletNote')}</dd>
        {venue.money !== null && (
          <dd className={styles.choice}>
            <Link to="/app/myCenter/transfer" className={buttonClass({ variant: 'quiet', size: 's' })}>
              {t('facts.transfer')}
            </Link>
          </dd>
        )}
      </Card>
    </dl>
  );
}

function Fact({ name, amount, note }: { name: string; amount: string | null; note: string }) {
  return (
    <Card pad="l" className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{amount === null ? '—' : displayAmount(amount, 'CNY')}</dd>
      <dd>{note}</dd>
    </Card>
  );
}
