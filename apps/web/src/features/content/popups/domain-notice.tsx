import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconInfo } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { storage } from '@fairway/ui/browser/storage.ts';
import { useDomainNotice } from '../api/use-home-content.ts';
import styles from './popups.module.css';

const key = 'fairway.domainNotice';

/** What the site says about its addresses, a line at the bottom; closed, it stays away until its text changes. */
export function DomainNotice() {
  const { t } = useTranslation('content');
  const [closed, setClosed] = useState(() => storage.get(key));
  const notice = useDomainNotice().data?.notice;
  if (!notice || notice.noticeId === closed) return null;
  const close = () => {
    storage.set(key, notice.noticeId);
    setClosed(notice.noticeId);
  };
  return (
    <aside aria-label={textOf(notice.title)} className={styles.domain}>
      <IconInfo size={16} />
      <p>
        <b>{textOf(notice.title)}</b>
        {textOf(notice.text)}
      </p>
      <IconButton label={t('popup.close')} size="s" onClick={close}>
        <IconClose size={14} />
      </IconButton>
    </aside>
  );
}
