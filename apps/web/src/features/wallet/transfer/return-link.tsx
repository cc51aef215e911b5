import { IconChevronLeft } from '@fairway/ui/icons/arrow.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/pages/back-link.module.css';

/** Back to the page that sent the member here for money: the match with its bet slip. */
export function ReturnLink({ to }: { to: string }) {
  const { t } = useTranslation('wallet');
  const navigate = useNavigate();
  return (
    <a
      href={to}
      className={styles.back}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ href: to });
      }}
    >
      <IconChevronLeft size={16} />
      {t('transfer.back')}
    </a>
  );
}
