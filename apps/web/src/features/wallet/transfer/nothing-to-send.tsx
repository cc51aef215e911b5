import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../parts/page-link.tsx';

/** The next step for a member with nothing in the center wallet yet. */
export function NothingToSend() {
  const { t } = useTranslation('wallet');
  return (
    <Notice
      end={
        <PageLink to="/app/myCenter/deposit" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('myWallet.toDeposit')}
        </PageLink>
      }
    >
      {t('transfer.nothingYet')}
    </Notice>
  );
}
