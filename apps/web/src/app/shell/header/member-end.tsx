import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconPlus } from '@fairway/ui/icons/action.tsx';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Optional } from '../../../lib/faults/optional.tsx';
import { paths } from '../../paths.ts';
import { AccountMenu } from '../member/account-menu.tsx';
import { HeaderWallet } from './header-wallet-slot.ts';
import { ServiceLink } from '../side/service-link.tsx';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';

const MessageBell = lazy(async () => ({
  default: (await import('../../../features/messages/bell/message-bell.tsx')).MessageBell,
}));

const depositPage: string = paths.deposit;

/** The header's right end for a member: balance, deposit, messages, account. */
export function MemberEnd() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  return (
    <>
      {HeaderWallet && (
        <Optional>
          <HeaderWallet />
        </Optional>
      )}
      {exists(depositPage) && (
        <Link to={depositPage} className={buttonClass({ variant: 'gold', pill: true })}>
          <IconPlus size={16} />
          {t('nav.deposit')}
        </Link>
      )}
      <Optional>
        <MessageBell />
      </Optional>
      <ServiceLink />
      <AccountMenu />
    </>
  );
}
