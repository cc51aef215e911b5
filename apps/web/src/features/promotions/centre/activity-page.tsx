import { campaignCategories } from '@fairway/contract/promotions/kinds.ts';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OwnBonuses } from '../bonuses/own-bonuses.tsx';
import { OwnRewards } from '../rewards/own-rewards.tsx';
import { useActivityTutorial } from '../api/use-welfare.ts';
import { CentreHead } from '../welfare/centre-head.tsx';
import { Tutorial } from '../welfare/tutorial.tsx';
import { WelfareTab } from '../welfare/welfare-tab.tsx';
import { PushedOffers } from './pushed-offers.tsx';
import { Wall } from './wall.tsx';
import styles from './centre.module.css';

/** The centre of promotions: the wall of campaigns, what waits to be claimed, and the member's own rewards. */
export function ActivityPage() {
  const { t } = useTranslation('promotions');
  const { t: texts } = useTranslation('welfare');
  const tutorial = useActivityTutorial();
  const { tab = 'activities', category } = useSearch({ from: '/shell/app/activity' });
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '/app/activity',
            search: next === 'activities' ? {} : { tab: next },
            replace: true,
          })
        }
        items={[
          {
            value: 'activities',
            label: t('tabs.activities'),
            content: (
              <div className={styles.panel}>
                <CentreHead />
                <PushedOffers />
                <Wall
                  category={campaignCategories.codeList.find((code) => code === category)}
                  onCategory={(next) =>
                    void navigate({
                      to: '/app/activity',
                      search: next === undefined ? {} : { category: next },
                      replace: true,
                    })
                  }
                />
              </div>
            ),
          },
          {
            value: 'welfare',
            label: texts('tab'),
            count: tutorial.data?.welfare ?? 0,
            content: (
              <div className={styles.panel}>
                <WelfareTab />
              </div>
            ),
          },
          {
            value: 'rewards',
            label: t('tabs.rewards'),
            content: (
              <div className={styles.panel}>
                <OwnBonuses />
                <OwnRewards />
              </div>
            ),
          },
        ]}
      />
      <Tutorial />
    </div>
  );
}
