import type { IdentityRemedy } from '@fairway/contract/identity/remedies.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Where facts that contradict each other are mended: names and phones change by review, the rest with a person. */
export function RefusalHelp({ remedy }: { remedy: IdentityRemedy }) {
  const { t } = useTranslation('cashier');
  const look = buttonClass({ variant: 'quiet', size: 's' });
  return remedy.kind === 'correct' ? (
    <Link to="/app/myCenter/security" className={look}>
      {t('identity.toSecurity')}
    </Link>
  ) : (
    <Link to="/cs" className={look}>
      {t('identity.toService')}
    </Link>
  );
}
