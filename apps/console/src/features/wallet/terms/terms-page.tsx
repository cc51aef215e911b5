import { useTranslation } from 'react-i18next';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { TermsSections } from './terms-sections.tsx';

/** Rate, spread, interest and limits: proposed by one person, published by another, each version kept. */
export function TermsPage() {
  const { t } = useTranslation('wallet');
  return (
    <VersionedPage kind="wallet" title={t('terms.title')} text={t('terms.text')}>
      <TermsSections />
    </VersionedPage>
  );
}
