import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './explained-amount.module.css';

const ReferenceDialog = lazy(async () => ({
  default: (await import('./reference-dialog.tsx')).ReferenceDialog,
}));

export interface ExplainedAmountProps {
  /** What the amount is called: 「到账金额」. */
  name: string;
  /** The amount as it is shown, for readers. */
  amount: string;
  /** The order, bet or transfer that it comes of. */
  reference: string;
  /** When that was made: nothing older is looked through. */
  since?: string | undefined;
  /** How the amount was worked out, where a formula made it. */
  formula?: string | null | undefined;
  /** The amount in another dress. */
  children?: ReactNode;
}

/** An amount that explains itself when it is pressed: by its formula and by the lines of the ledger that its order made. */
export function ExplainedAmount(props: ExplainedAmountProps) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.amount}
        aria-haspopup="dialog"
        aria-label={t('records.explain', { amount: `${props.name} ${props.amount}` })}
        onClick={() => setOpen(true)}
      >
        {props.children ?? props.amount}
      </button>
      {isOpen && (
        <Suspense>
          <ReferenceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
