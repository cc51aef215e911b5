import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconShield } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useDismissSafetyNotice, useSafetyNotice } from '../api/use-safety-notice.ts';
import styles from './home-notices.module.css';

/** What a new member should know about the account's safety, until it is put away. */
export function SafetyNotice() {
  const { t } = useTranslation('messages');
  const { data } = useSafetyNotice();
  const dismiss = useDismissSafetyNotice();
  if (!data?.show) return null;
  return (
    <section aria-label={data.title}>
      <Notice
        icon={<IconShield size={18} />}
        title={data.title}
        end={
          <Button
            size="s"
            variant="quiet"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(undefined, { onError: (fault) => showRefusal(fault) })}
          >
            {t('safety.dismiss')}
          </Button>
        }
      >
        <ul className={styles.lines}>
          {data.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
