import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { refusalText } from '../../../../lib/refusals.ts';
import { searchOf } from '../../records/records-search.ts';
import { ExplainedSums } from './explained-sums.tsx';
import type { NamedBalance } from '../named-balance.ts';
import styles from './explain-dialog.module.css';

/** Why a number is what it is: all its movements summed by kind down to the balance itself, and the newest of them. */
export function ExplainDialog(props: { explained: NamedBalance | undefined; onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const { explained } = props;
  const input = explained && {
    part: explained.part,
    currency: explained.currency,
    ...(explained.channelCode === undefined ? {} : { channelCode: explained.channelCode }),
  };
  const answer = useQuery({
    queryKey: ['explainBalance', input],
    queryFn: ({ signal }) => api.explainBalance(input ?? { part: 'center', currency: 'CNY' }, { signal }),
    enabled: input !== undefined,
  });
  const search = explained && searchOf(explained);
  return (
    <Dialog
      open={explained !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={explained && t('explain.title', { name: explained.name })}
      description={
        answer.data ? t('explain.description', { count: answer.data.count }) : t('explain.loading')
      }
      closeLabel={t('explain.close')}
      size="m"
      actions={
        search && (
          <Link
            to="/app/myCenter/records"
            search={search}
            className={buttonClass({ variant: 'quiet' })}
            onClick={props.onClose}
          >
            {t('explain.all')}
          </Link>
        )
      }
    >
      <div className={styles.body} aria-busy={answer.isPending}>
        {answer.data && explained && <ExplainedSums answer={answer.data} name={explained.name} />}
        {answer.isError && (
          <p role="alert">
            {t('explain.fault')}：{refusalText(answer.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
