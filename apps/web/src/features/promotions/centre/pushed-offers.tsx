import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { usePushOffers } from '../api/use-push-offers.ts';
import gift from '../gift/gift.module.css';

/** Offers for this member, ahead of the wall; nothing where there is none. */
export function PushedOffers() {
  const { t } = useTranslation('promotions');
  const { data } = usePushOffers();
  const offers = data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <Panel title={t('pushed')} pad="l">
      <ul className={gift.acts} aria-label={t('pushed')}>
        {offers.map(({ path, title, summary, reward }) => (
          <li key={path}>
            <span>
              <Link to={path}>{title}</Link>
              <span className={gift.note}> {summary}</span>
            </span>
            <b>{displayAmount(reward, 'CNY')}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
