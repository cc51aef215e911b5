import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useContentForm } from '../api/use-content-form.ts';
import { TakeNotes } from '../gift/take-notes.tsx';
import { OwnRewardFacts } from '../page/own-reward-facts.tsx';
import styles from '../gift/gift.module.css';

/** What an entry is worth, who reads it, and how far the own one is. */
export function FormAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('contentForm');
  const { data } = useContentForm(activity.no, !activity.isPreview);
  const { terms } = activity;
  if (terms.kind !== 'form') return null;
  const reward = data?.entry?.reward;
  return (
    <Panel title={t('act')} pad="l" className={styles.act}>
      {Number(terms.prize) > 0 && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('prize')}</dt>
            <dd>{displayAmount(terms.prize, 'CNY')}</dd>
          </div>
        </dl>
      )}
      {reward && <OwnRewardFacts reward={reward} />}
      <p className={styles.note}>{t(data?.entry ? 'read' : 'once')}</p>
      <TakeNotes activity={activity} />
    </Panel>
  );
}
