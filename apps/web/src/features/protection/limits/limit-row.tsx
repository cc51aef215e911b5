import type { PlayLimit } from '@fairway/contract/risk/protection-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useProtect } from '../api/use-protection.ts';
import { isAmount, isLooser, partUsed } from './compare-limit.ts';
import { PendingLimit } from './pending-limit.tsx';
import { useLimitText } from './use-limit-text.ts';
import styles from './limits.module.css';

/** One limit: its state, and the box that sets it. */
export function LimitRow({ limit }: { limit: PlayLimit }) {
  const { t } = useTranslation('protection');
  const [amount, setAmount] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { kind, period } = limit;
  const textOf = useLimitText(kind);
  const isTime = kind === 'time';
  const name = `${t(`limits.period.${period}`)}${t(`limits.kindOf.${kind}`)}`;
  const set = useProtect(
    (next: string | null) => api.setPlayLimit({ kind, period, limit: next }),
    (next) => t(isLooser(limit, next) ? 'limits.asked' : 'limits.set'),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAmount(kind, amount)) return setMissing(true);
    set.mutate(amount, { onSuccess: () => setAmount('') });
  };

  return (
    <li className={styles.row}>
      <div className={styles.state}>
        {limit.limit === null ? (
          <>
            <p className={styles.name}>{name}</p>
            <p className={styles.quiet}>{t('limits.none', { used: textOf(limit.used) })}</p>
          </>
        ) : (
          <>
            <ProgressBar
              label={<b className={styles.name}>{name}</b>}
              part={partUsed(limit.used, limit.limit)}
              valueText={`${textOf(limit.used)} / ${textOf(limit.limit)}`}
              tone={Number(limit.remaining) === 0 ? 'warning' : 'azure'}
            />
            <p className={styles.quiet}>
              {t('limits.remaining', {
                amount: textOf(limit.remaining ?? '0'),
                time: formatTime(limit.renewsAt),
              })}
            </p>
          </>
        )}
        {limit.pending && <PendingLimit limit={limit} pending={limit.pending} />}
      </div>
      <form onSubmit={submit} noValidate className={styles.form}>
        <Field
          label={t('limits.amountOf', { name })}
          labelHidden
          error={isMissing ? t(isTime ? 'limits.missingMinutes' : 'limits.missing') : undefined}
        >
          <MoneyInput
            value={amount}
            scale={isTime ? 0 : 2}
            {...(isTime && { symbol: null })}
            placeholder={t(isTime ? 'limits.inMinutes' : 'limits.amount')}
            onChange={(text) => {
              setAmount(text);
              setMissing(false);
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="quiet"
          loading={set.isPending}
          aria-label={t('limits.saveOf', { name })}
        >
          {t('limits.save')}
        </Button>
        {limit.limit !== null && (
          <Button
            variant="text"
            disabled={limit.pending?.limit === null}
            aria-label={t('limits.removeOf', { name })}
            onClick={() => set.mutate(null)}
          >
            {t('limits.remove')}
          </Button>
        )}
      </form>
    </li>
  );
}
