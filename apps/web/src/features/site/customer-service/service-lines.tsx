import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconExternal } from '@fairway/ui/icons/arrow.tsx';
import { IconHelp } from '@fairway/ui/icons/state.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useChatUrl, useServiceLines } from '../api/use-service.ts';
import styles from './customer-service.module.css';

/** The first help entry, for visitors without any line. */
const help = { typeId: 'start', listId: 'register' };

/**
 * The lines that are meant for this visitor, each opening in a window of its own. Without one it says so, in one line
 * only where another contact is offered (`quiet`).
 */
export function ServiceLines({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('site');
  const { data: lines, isPending, error, isFetching, refetch } = useServiceLines();
  const chat = useChatUrl();
  if (isPending) {
    return (
      <Loading label={t('service.loading')} className={styles.lines}>
        <Skeleton height={76} radius="var(--r-lg)" />
        <Skeleton height={76} radius="var(--r-lg)" />
      </Loading>
    );
  }
  // That there is nobody to write to is known once both have answered.
  if (lines?.length === 0 && chat.isError && chat.data === undefined) {
    return <FaultPanel plain title={t('service.failed')} fault={chat.error} retry={chat} />;
  }
  if (!lines) {
    return <FaultPanel plain title={t('service.failed')} fault={error} retry={{ refetch, isFetching }} />;
  }
  if (lines.length === 0 && !quiet) {
    return (
      <EmptyState
        title={t('service.none')}
        text={t('service.noneText')}
        action={
          <Link to="/app/help/$typeId/$listId" params={help} className={buttonClass({ variant: 'quiet' })}>
            {t('service.help')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className={styles.lines}>
      {lines.map(({ code, name, url }) => (
        <li key={code}>
          <a href={url} target="_blank" rel="noreferrer" className={cardClass({ lift: true }, styles.line)}>
            <span className={styles.icon}>
              <IconHeadset size={22} />
            </span>
            <span className={styles.text}>
              <b>{name}</b>
              <span>{new URL(url).host}</span>
            </span>
            <IconExternal size={18} />
          </a>
        </li>
      ))}
      <li>
        <Link to="/app/help/$typeId/$listId" params={help} className={cardClass({ lift: true }, styles.line)}>
          <span className={styles.icon}>
            <IconHelp size={22} />
          </span>
          <span className={styles.text}>
            <b>{t('service.help')}</b>
            <span>{t('service.noneText')}</span>
          </span>
        </Link>
      </li>
    </ul>
  );
}
