import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceLines, usePreInfo } from '../../../lib/site/pre-info.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useServicePopup } from '../api/use-home-content.ts';
import { useClosedPopups } from './closed-popups.ts';
import styles from './popups.module.css';

const closedAs = 'service';

/** Customer service offers itself after the configured time, once a visit; without a line it leads to the help centre. */
export function ServicePopup() {
  const { t } = useTranslation('content');
  const popup = useServicePopup().data?.popup;
  const [line] = serviceLines(usePreInfo().data?.SiteBaseConfigVo.customerService);
  const { closed, close } = useClosedPopups();
  const [isDue, setDue] = useState(false);
  const afterSeconds = popup?.afterSeconds;
  useEffect(() => {
    if (afterSeconds === undefined) return undefined;
    const timer = setTimeout(() => setDue(true), afterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [afterSeconds]);
  if (!popup || !isDue || closed.includes(closedAs)) return null;
  const look = buttonClass({ variant: 'action', size: 's' });
  return (
    <aside aria-label={textOf(popup.title)} className={styles.service}>
      <IconButton
        label={t('popup.close')}
        size="s"
        className={styles.serviceClose}
        onClick={() => close(closedAs)}
      >
        <IconClose size={14} />
      </IconButton>
      <p className={styles.serviceTitle}>
        <IconHeadset size={18} />
        {textOf(popup.title)}
      </p>
      <p>{textOf(popup.text)}</p>
      {line ? (
        <a href={line.url} target="_blank" rel="noreferrer" className={look}>
          {t('popup.service')}
        </a>
      ) : (
        <Link
          to="/app/help/$typeId/$listId"
          params={{ typeId: 'start', listId: 'register' }}
          className={look}
        >
          {t('popup.help')}
        </Link>
      )}
    </aside>
  );
}
