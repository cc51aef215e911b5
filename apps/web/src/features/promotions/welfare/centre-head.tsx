import { Card } from '@fairway/ui/components/card/card.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useActivityBanners, useActivityPool, useMemberCredit } from '../api/use-welfare.ts';
import { CampaignPicture } from '../art/campaign-picture.tsx';
import styles from './welfare.module.css';

/** The head of the centre: the campaigns that began last with their scenes, the pool by the ledger, and the own credit. */
export function CentreHead() {
  const { t } = useTranslation('welfare');
  const banners = useActivityBanners();
  const pool = useActivityPool();
  const credit = useMemberCredit();
  const facts = [
    ...(pool.data
      ? [
          { name: t('pool.funded'), value: displayAmount(pool.data.funded, 'CNY') },
          { name: t('pool.paid'), value: displayAmount(pool.data.paid, 'CNY') },
          { name: t('pool.campaigns'), value: String(pool.data.campaigns) },
        ]
      : []),
    ...(credit.data
      ? [{ name: t('credit.label'), value: t('credit.points', { count: credit.data.credit }) }]
      : []),
  ];
  return (
    <>
      {banners.data && banners.data.banners.length > 0 && (
        <ul className={styles.banners} aria-label={t('banners')}>
          {banners.data.banners.map(({ kind, no, path, title, summary, art }) => (
            <li key={`${kind} ${no}`}>
              <Link to={path}>
                <span className={styles.picture}>
                  <CampaignPicture art={art} />
                </span>
                <span className={styles.over}>
                  <b>{title}</b>
                  <span>{summary}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <Card pad="l">
          <dl className={styles.facts} aria-label={t('pool.label')}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
