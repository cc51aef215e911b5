import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useRain } from '../api/use-rain.ts';
import { FormerSessions } from './former-sessions.tsx';
import { NamedList } from './named-list.tsx';
import { RainStage } from './rain-stage.tsx';
import styles from './rain.module.css';

/** The rain itself, its teams and platforms, and the sessions that are over. A version that is not published has no session. */
export function RainBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('rain');
  const rain = useRain(activity.no, !activity.isPreview);
  if (activity.isPreview) return null;
  if (rain.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={380} radius="var(--r-lg)" />
      </Loading>
    );
  if (!rain.data)
    return (
      <Card pad="l">
        <FaultPanel plain title={t('fault')} fault={rain.error} retry={rain} />
      </Card>
    );
  const { current, former, teams, gamePlatforms } = rain.data;
  return (
    <>
      {current && <RainStage activity={activity} current={current} />}
      <Panel title={t('teams')} pad="l" className={styles.act}>
        <NamedList label={t('teams')} entries={teams} />
        <h3 className={styles.label}>{t('platforms')}</h3>
        <NamedList label={t('platforms')} entries={gamePlatforms} />
      </Panel>
      <FormerSessions no={activity.no} sessions={former} />
    </>
  );
}
