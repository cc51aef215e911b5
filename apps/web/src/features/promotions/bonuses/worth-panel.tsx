import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { europeanOdds } from '../../../lib/european-odds.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useWhatIf } from '../api/use-bonuses.ts';
import { WorthRows } from './worth-rows.tsx';
import styles from './bonuses.module.css';

/** What the offer gives, asks and is worth; only where something is to be played, and only for members who are logged in. */
export function WorthPanel({ activity }: { activity: Activity }) {
  const isSignedIn = useSession(({ session }) => session !== undefined);
  if (!isSignedIn || activity.isPreview || Number(activity.terms.turnover) === 0) return null;
  return <OpenPanel activity={activity} />;
}

function OpenPanel({ activity: { kind, no } }: { activity: Activity }) {
  const { t } = useTranslation('bonuses');
  const [typed, setTyped] = useState('');
  const query = useWhatIf(kind, no, useSettled(typed.replace(/\.$/, '')));
  if (query.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={180} radius="var(--r-lg)" />
      </Loading>
    );
  if (!query.data) return <FaultPanel title={t('whatIf.fault')} fault={query.error} retry={query} />;
  const { asksDeposit, bonus, required, release, days, worth, chance, freeBet } = query.data;
  const paid = [
    { key: 'give', label: t('whatIf.give'), value: displayAmount(bonus, 'CNY') },
    { key: 'required', label: t('whatIf.required'), value: displayAmount(required, 'CNY') },
    {
      key: 'days',
      label: t('whatIf.days'),
      value: days === null ? t('whatIf.noEnd') : t('whatIf.dayCount', { count: days }),
    },
  ];
  // Only what it wins is the member's.
  const staked = [{ key: 'stake', label: t('whatIf.stake'), value: displayAmount(bonus, 'CNY') }];
  if (freeBet)
    staked.push({
      key: 'average',
      label: t('whatIf.average', { odds: europeanOdds(freeBet.odds) }),
      value: displayAmount(freeBet.worth, 'CNY'),
    });
  return (
    <Panel title={t('whatIf.title')} pad="l" className={styles.card}>
      {asksDeposit && (
        <Field label={t('whatIf.deposit')}>
          <MoneyInput name="whatIf" value={typed} onChange={setTyped} maxLength={15} placeholder="0.00" />
        </Field>
      )}
      {asksDeposit && typed === '' ? (
        <p className={styles.note}>{t('whatIf.typed')}</p>
      ) : (
        <Facts facts={release === 'winnings' ? staked : paid} />
      )}
      <p className={styles.note}>{t(`whatIf.${release}`)}</p>
      {worth && <WorthRows worth={worth} chance={chance} />}
    </Panel>
  );
}
