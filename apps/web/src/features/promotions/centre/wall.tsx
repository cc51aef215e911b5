import { campaignCategories, type CampaignCategory } from '@fairway/contract/promotions/kinds.ts';
import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useActivities } from '../api/use-activities.ts';
import { enumLabel } from '../parts/enum-label.ts';
import { CampaignCard } from './campaign-card.tsx';
import { groupByPhase } from './group-by-phase.ts';
import styles from './centre.module.css';

interface WallProps {
  /** Undefined for all. */
  category: CampaignCategory | undefined;
  onCategory: (category: CampaignCategory | undefined) => void;
}

/** The wall of campaigns: those that run, then those to come, then those that ended lately. */
export function Wall({ category, onCategory }: WallProps) {
  const { t } = useTranslation('promotions');
  const query = useActivities();
  const { data } = query;
  if (query.isPending)
    return (
      <Loading label={t('loading')} className={styles.wall}>
        {[1, 2, 3, 4, 5, 6].map((bone) => (
          <Skeleton key={bone} height={316} radius="var(--r-lg)" />
        ))}
      </Loading>
    );
  if (!data) return <FaultPanel title={t('fault')} fault={query.error} retry={query} />;
  const { activities } = data;
  if (activities.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  const shown = activities.filter((each) => category === undefined || each.category === category);
  return (
    <>
      <CategoryFilter activities={activities} category={category} onCategory={onCategory} />
      {shown.length === 0 && (
        <EmptyState
          title={t('emptyCategory')}
          action={
            <Button variant="quiet" onClick={() => onCategory(undefined)}>
              {t('showAll')}
            </Button>
          }
        />
      )}
      {groupByPhase(shown).map(({ phase, members }) => (
        <section key={phase} aria-labelledby={`campaigns-${phase}`}>
          <SectionHead
            id={`campaigns-${phase}`}
            title={t(`groups.${phase}`)}
            note={t(`groupNotes.${phase}`)}
          />
          <ul className={styles.wall}>
            {members.map((activity) => (
              <li key={activity.path}>
                <CampaignCard activity={activity} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Only categories that have a campaign, and the chosen one. */
function CategoryFilter({
  activities,
  category,
  onCategory,
}: WallProps & { activities: readonly ActivityCard[] }) {
  const { t } = useTranslation('promotions');
  const used = campaignCategories.codeList.filter(
    (code) => code === category || activities.some((each) => each.category === code),
  );
  return (
    <Segmented<CampaignCategory | 'all'>
      label={t('filter.label')}
      value={category ?? 'all'}
      onChange={(next) => onCategory(next === 'all' ? undefined : next)}
      options={[
        { value: 'all', label: t('filter.all') },
        ...used.map((code) => ({ value: code, label: enumLabel(campaignCategories, code) })),
      ]}
      className={styles.filter}
    />
  );
}
