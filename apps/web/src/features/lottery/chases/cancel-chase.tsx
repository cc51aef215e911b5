import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { LotteryChase } from '@fairway/contract/lottery/chase-schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import styles from '../records/records.module.css';
import { useCancelChase } from './use-chases.ts';

/** Ends a chase after a second press: tickets that stand stay, the rest comes back. */
export function CancelChase({ chase: { id, rest, currency } }: { chase: LotteryChase }) {
  const { t } = useTranslation('lottery');
  const cancel = useCancelChase(id);
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('chases.cancel')}
        </Button>
      </div>
    );
  return (
    <>
      <Notice tone="warning" role="alert">
        {t('chases.cancelText', { rest: exactAmount(rest, currency) })}
      </Notice>
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {t('chases.keep')}
        </Button>
        <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('chases.sure')}
        </Button>
      </div>
    </>
  );
}
