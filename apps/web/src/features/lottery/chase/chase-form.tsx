import { Button } from '@fairway/ui/components/button/button.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { LotteryChase } from '@fairway/contract/lottery/chase-schemas.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Fraction, formatMoney, money, multiply, parseMoney } from '@fairway/money';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount, exactAmount, wholeAmount } from '../../../lib/format-amount.ts';
import { refusalText } from '../../../lib/refusals.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import type { LotteryDetails } from '../api/use-lotteries.ts';
import type { Line } from '../play/line.ts';
import { cappedFrom, fewestIssues, planFault, planItems, type ChasePlan } from './chase-plan.ts';
import { comingIssues } from './coming-issues.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanTable } from './plan-table.tsx';
import { usePlaceChase } from './use-place-chase.ts';
import styles from './chase.module.css';

export interface ChaseFormProps {
  details: LotteryDetails;
  line: Line;
  currency: WalletCurrency;
  onPlaced: (answer: { chase: LotteryChase; balance: string }) => void;
  onStale: () => void;
}

/** The plan, its issues, the most that can be staked, and the one press that holds it. */
export function ChaseForm({ details, line, currency, onPlaced, onStale }: ChaseFormProps) {
  const { t } = useTranslation('lottery');
  const { lottery, everyMinutes, current } = details;
  const here = useLocation({ select: ({ href }) => href });
  const now = useNow();
  const wallet = useWalletBalance();
  const place = usePlaceChase(lottery);
  const [plan, setPlan] = useState<ChasePlan>({
    kind: 'same',
    issues: 10,
    times: line.times,
    every: 1,
    step: 1,
  });
  const [stopOnWin, setStopOnWin] = useState(true);
  // The issue that the plan was made for: when it closes, the member says that the next one begins.
  const [start, setStart] = useState(current);
  const moved = current !== null && start?.issue !== current.issue;
  const items = start ? planItems(line, currency, plan, comingIssues(start, everyMinutes, plan.issues)) : [];
  const held = items.at(-1)?.total ?? money(currency, 0n);
  const bounds = details.bounds.find((one) => one.currency === currency);
  const fault = bounds && planFault(line, items, bounds);
  const capped = cappedFrom(items, plan);
  const balance = currency === 'CNY' ? wallet.data?.centerMoney : wallet.data?.virtualMoney;
  const short = balance !== undefined && parseMoney(balance, currency).minor < held.minor;
  const open = start !== null && now < Date.parse(start.closesAt);
  const heldText = exactAmount(formatMoney(held), currency);
  const cost = multiply(held, Fraction.of(3n, 100n), { round: 'halfUp' });
  return (
    <>
      <PlanFields
        plan={plan}
        onPlan={(next) => {
          place.reset();
          setPlan(next);
        }}
        stopOnWin={stopOnWin}
        onStopOnWin={setStopOnWin}
      />
      <PlanTable items={items} currency={currency} />
      {capped !== undefined && (
        <p className={styles.quiet}>{t('chase.capped', { issue: items[capped]?.issue })}</p>
      )}
      <Facts
        facts={[
          { key: 'cost', label: t('chase.cost'), value: displayAmount(formatMoney(cost), currency) },
          {
            key: 'balance',
            label: t('bar.balance'),
            value: balance === undefined ? '—' : exactAmount(balance, currency),
          },
        ]}
        total={{ label: t('chase.worst'), value: heldText }}
      />
      <p className={styles.quiet}>{t(stopOnWin ? 'chase.howWithStop' : 'chase.how')}</p>
      {fault !== undefined && bounds && (
        <Notice tone="warning" {...{ role: 'status' as const }}>
          {t(`bar.${fault}`, {
            leastUnit: exactAmount(bounds.leastUnit, currency),
            least: wholeAmount(bounds.least, currency),
            most: wholeAmount(bounds.most, currency),
          })}
        </Notice>
      )}
      {short && (
        <Notice tone="warning" {...{ role: 'status' as const }}>
          {t('slip.short')}{' '}
          <Link to="/app/myCenter/deposit" search={{ return: here }}>
            {t('slip.deposit')}
          </Link>
        </Notice>
      )}
      {place.error && (
        <Notice tone="danger" role="alert">
          {refusalText(place.error)}
        </Notice>
      )}
      {moved ? (
        <>
          <Notice tone="warning" role="alert">
            {t('chase.moved', { from: start?.issue ?? '—', to: current.issue })}
          </Notice>
          <Button
            size="l"
            wide
            onClick={() => {
              place.reset();
              setStart(current);
            }}
          >
            {t('chase.confirm', { issue: current.issue })}
          </Button>
        </>
      ) : (
        <Button
          size="l"
          wide
          loading={place.isPending}
          disabled={!open || short || fault !== undefined || items.length < fewestIssues}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() =>
            place.mutate({ line, currency, items, stopOnWin }, { onSuccess: onPlaced, onError: onStale })
          }
        >
          {open ? t('chase.press', { issues: items.length, held: heldText }) : t('slip.closed')}
        </Button>
      )}
    </>
  );
}
