import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { ErrorState } from '@fairway/ui/components/state/error-state.tsx';
import { IconExternal, IconRefresh } from '@fairway/ui/icons/arrow.tsx';
import { IconHeadset } from '@fairway/ui/icons/talk.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { serviceLines, usePreInfo, type ServiceLine } from '../../lib/pre-info.ts';
import { refusalWords } from '../../lib/refusals.ts';
import styles from './customer-service.module.css';

/** The lines that the operator has set up, each opening in a window of its own; says so when there is none. */
export function ServiceLines() {
  const { t } = useTranslation('site');
  const { data, isPending, error, isFetching, refetch } = usePreInfo();
  const lines = serviceLines(data?.SiteBaseConfigVo.customerService);
  if (isPending) {
    return (
      <Loading label={t('service.loading')} className={styles.lines}>
        <Skeleton height={76} radius="var(--r-lg)" />
        <Skeleton height={76} radius="var(--r-lg)" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('service.failed')}
        text={refusalWords(error)}
        action={
          <Button
            variant="quiet"
            icon={<IconRefresh size={16} />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('service.again')}
          </Button>
        }
      />
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        title={t('service.none')}
        text={t('service.noneText')}
        action={
          <Link
            to="/app/help/$typeId/$listId"
            params={{ typeId: 'start', listId: 'register' }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('service.help')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={line.code}>
          <Line line={line} place={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line: { code, url }, place }: { line: ServiceLine; place: number }) {
  const { t } = useTranslation('site');
  return (
    <a href={url} target="_blank" rel="noreferrer" className={cardClass({ lift: true }, styles.line)}>
      <span className={styles.icon}>
        <IconHeadset size={22} />
      </span>
      <span className={styles.words}>
        <b>{t('service.line', { place })}</b>
        <span>
          {code} · {new URL(url).host}
        </span>
      </span>
      <IconExternal size={18} />
    </a>
  );
}
