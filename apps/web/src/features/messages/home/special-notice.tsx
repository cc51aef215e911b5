import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconMegaphone } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionMemory } from '@fairway/ui/browser/storage.ts';
import { useSpecialNotice } from '../api/use-notices.ts';
import styles from './home-notices.module.css';

const key = 'fairway.specialNoticeClosed';

/** The special notice; closed, it stays away in this tab until there is another one. */
export function SpecialNotice() {
  const { t } = useTranslation('messages');
  const notice = useSpecialNotice().data?.notice;
  const [closed, setClosed] = useState(() => sessionMemory.get(key));
  if (!notice || notice.id === closed) return null;
  const close = () => {
    sessionMemory.set(key, notice.id);
    setClosed(notice.id);
  };
  return (
    <section aria-label={t('special.region')}>
      <Notice
        tone="warning"
        icon={<IconMegaphone size={18} />}
        title={notice.title}
        end={
          <>
            {notice.to !== null && (
              <Link to={notice.to} className={buttonClass({ variant: 'text', size: 's' })}>
                {t('look')}
              </Link>
            )}
            <IconButton size="s" label={t('special.close')} onClick={close}>
              <IconClose size={16} />
            </IconButton>
          </>
        }
      >
        <p className={styles.text}>{notice.text}</p>
      </Notice>
    </section>
  );
}
