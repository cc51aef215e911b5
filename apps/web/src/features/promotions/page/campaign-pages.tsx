import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { CampaignPage } from './campaign-page.tsx';
import { OfferAct } from './offer-act.tsx';
import { PhaseReason } from './phase-reason.tsx';
import { Sections } from './sections.tsx';
import styles from './page.module.css';

/** An offer with chapters of details. */
export function DetailsPage() {
  return (
    <CampaignPage
      kind="details"
      renderAct={(activity) => <OfferAct activity={activity} />}
      renderBody={(activity) => <Sections activity={activity} />}
    />
  );
}

/** A page to read; there is no act on it. */
export function DisplayPage() {
  const { t } = useTranslation('promotions');
  return (
    <CampaignPage
      kind="display"
      renderAct={(activity) => (
        <Panel title={t('phase.running')} pad="l" className={styles.act}>
          <p className={styles.note}>{t('act.display')}</p>
          <PhaseReason activity={activity} />
        </Panel>
      )}
      renderBody={(activity) => <Sections activity={activity} />}
    />
  );
}
