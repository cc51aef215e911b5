import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ServiceLink } from '../side/service-link.tsx';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';

const loginPage: string = paths.login;

/** The header's right end for a visitor: log in, register. */
export function VisitorEnd() {
  const { t } = useTranslation('shell');
  const exists = usePageExists();
  return (
    <>
      <ServiceLink />
      {exists(loginPage) && (
        <Link to={loginPage} className={buttonClass({ variant: 'quiet', pill: true })}>
          {t('nav.login')}
        </Link>
      )}
      <Link to="/app/register" className={buttonClass({ variant: 'action', pill: true })}>
        {t('nav.register')}
      </Link>
    </>
  );
}
