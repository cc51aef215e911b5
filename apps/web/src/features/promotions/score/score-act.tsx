import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { useActivityScore } from '../api/use-gifts.ts';
import { TakeNotes } from '../gift/take-notes.tsx';
import { previewedActs } from './previewed-acts.ts';
import { ScoredActs } from './scored-acts.tsx';
import styles from '../gift/gift.module.css';

/** The own score, act by act. */
export function ScoreAct({ activity }: { activity: Activity }) {
  const { t } = useTranslation('gifts');
  const { data } = useActivityScore(activity.no, !activity.isPreview);
  return (
    <Panel title={t('score.mine')} pad="l" className={styles.act}>
      {data?.score && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('score.left')}</dt>
            <dd>{data.score.left}</dd>
          </div>
          <div>
            <dt>{t('score.spent')}</dt>
            <dd>{data.score.spent}</dd>
          </div>
        </dl>
      )}
      <ScoredActs acts={activity.isPreview ? previewedActs(activity.terms) : (data?.acts ?? [])} />
      <TakeNotes activity={activity} />
    </Panel>
  );
}
