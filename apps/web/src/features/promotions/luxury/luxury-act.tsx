import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLuxury } from '../api/use-gifts.ts';
import { TakeNotes } from '../gift/take-notes.tsx';
import styles from '../gift/gift.module.css';

/** The own points, and where they come from. */
export function LuxuryAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const { data } = useLuxury(activity.no, !activity.isPreview);
  const points = data?.points;
  return (
    <Panel title={t('luxury.points')} pad="l" className={styles.act}>
      {typeof points === 'number' && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('luxury.left')}</dt>
            <dd>{points.toLocaleString('en')}</dd>
          </div>
        </dl>
      )}
      <p className={styles.note}>{t('luxury.rate')}</p>
      <p>
        <Link to="/app/vip" className={styles.link}>
          {t('luxury.vip')}
        </Link>
      </p>
      <TakeNotes activity={activity} />
    </Panel>
  );
}
