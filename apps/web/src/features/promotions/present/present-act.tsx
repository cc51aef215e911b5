import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { usePresent } from '../api/use-gifts.ts';
import { TakeNotes } from '../gift/take-notes.tsx';
import { CreditBar } from './credit-bar.tsx';
import styles from '../gift/gift.module.css';

/** The own credit, what it came from, and the gift it reaches next. */
export function PresentAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const { data } = usePresent(activity.no, !activity.isPreview);
  return (
    <Panel title={t('present.credit')} pad="l" className={styles.act}>
      {data?.credit && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('present.left')}</dt>
            <dd>{data.credit.left}</dd>
          </div>
          <div>
            <dt>{t('present.played')}</dt>
            <dd>{displayAmount(data.activityMoney ?? '0', 'CNY')}</dd>
          </div>
        </dl>
      )}
      {data && <CreditBar state={data} />}
      <p className={styles.note}>{t('present.rate')}</p>
      <TakeNotes activity={activity} />
    </Panel>
  );
}
