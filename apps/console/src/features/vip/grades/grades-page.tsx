import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { GradesForm } from './grades-form.tsx';
import { RebateSection } from './rebate-section.tsx';

/** What each VIP level asks and gives: proposed by one person, published by another, each version kept. */
export function GradesPage() {
  const { t } = useTranslation('vip');
  return (
    <VersionedPage kind="vipGrades" title={t('grades.title')} text={t('grades.text')}>
      <Card title={t('grades.levels')}>
        <p>{t('grades.hint')}</p>
        <GradesForm />
      </Card>
      <Card title={t('grades.rebate')}>
        <RebateSection />
      </Card>
    </VersionedPage>
  );
}
