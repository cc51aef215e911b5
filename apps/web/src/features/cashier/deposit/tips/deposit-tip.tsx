import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconInfo } from '@fairway/ui/icons/state.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deposit-tip.module.css';

/** How long a reminder stays unless it is closed, in ms. */
const stay = 12_000;

interface DepositTipProps {
  billNo: string;
  content: string;
  onClose: () => void;
}

/** A reminder of an open deposit at the foot of the window. The page of that order says it all itself and shows none. */
export function DepositTip({ billNo, content, onClose }: DepositTipProps) {
  const { t } = useTranslation('pay');
  const isOnItsPage = useLocation({ select: ({ pathname }) => pathname.endsWith(`/${billNo}`) });
  useEffect(() => {
    const timer = setTimeout(onClose, stay);
    return () => clearTimeout(timer);
  }, [onClose]);
  if (isOnItsPage) return null;
  return (
    <output className={styles.tip}>
      <IconInfo size={20} className={styles.icon} />
      <span className={styles.text}>
        <b>{t('tip')}</b>
        <span>{content}</span>
      </span>
      <Link to="/app/myCenter/deposit/$billNo" params={{ billNo }} className={styles.link} onClick={onClose}>
        {t('tipLink')}
      </Link>
      <IconButton size="s" label={t('tipClose')} onClick={onClose}>
        <IconClose size={16} />
      </IconButton>
    </output>
  );
}
