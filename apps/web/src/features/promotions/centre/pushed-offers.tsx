import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { worthOfOffer } from '../rewards/worth-of-offer.ts';
import { usePushOffers } from '../api/use-push-offers.ts';
import styles from './centre.module.css';

/** Offers for this member, ahead of the wall; nothing where there is none. */
export function PushedOffers() {
  const { t } = useTranslation('promotions');
  const { data } = usePushOffers();
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <Panel title={t('pushed')} pad="l">
      <ul className={styles.offers} aria-label={t('pushed')}>
        {offers.map(({ path, title, summary, reward, gives }) => (
          <li key={path}>
            <span className={styles.offer}>
              <b>{title}</b>
              <span>{summary}</span>
            </span>
            <b className={styles.worth}>{worthOfOffer({ reward, gives })}</b>
            <Link
              to={path}
              className={buttonClass({ size: 's', variant: 'quiet' })}
              aria-label={`${t('card.open')} ${title}`}
            >
              {t('card.open')}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
