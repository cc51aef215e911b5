import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { limboReturns } from '@fairway/fair-games';
import { parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import { readTarget, targetText } from '../boards/limbo/limbo-bet.ts';
import { OddsLine } from '../frame/odds-line.tsx';
import { stakeFault } from '../frame/stake-limits.ts';
import { StakePanel } from '../frame/stake-panel.tsx';
import { CrashButton } from './crash-button.tsx';
import type { Crash, Phase } from './flight-phase.ts';
import type { CrashDraft } from './use-crash-draft.ts';
import styles from './crash.module.css';

const often = ['1.50', '2.00', '5.00', '10.00'] as const;

export interface CrashPanelProps {
  crash: Crash;
  phase: Phase;
  now: number;
  draft: CrashDraft;
}

/** The bet of the next flight with its chance, or the one that is placed, and the button that stakes and cashes out. */
export function CrashPanel({ crash, phase, now, draft }: CrashPanelProps) {
  const { t } = useTranslation('games');
  const wallet = useWalletBalance().data;
  const open = crash.own?.status === 'open' ? crash.own : undefined;
  const currency = open?.currency ?? draft.currency;
  const balance = wallet?.[currency === 'CNY' ? 'centerMoney' : 'virtualMoney'];
  const bounds = crash.stakes.find((one) => one.currency === currency);
  if (!bounds) return null;
  const typed = open ? (open.target === null ? '' : targetText(open.target)) : draft.target;
  const target = readTarget(typed);
  const wrong = typed !== '' && target === undefined;
  const stake = open ? open.stake : draft.stake;
  const greatest = parseMoney(bounds.most, currency);
  const returns = target === undefined ? undefined : limboReturns({ target });
  return (
    <>
      <StakePanel
        stake={stake}
        onChange={draft.setStake}
        bounds={bounds}
        greatest={greatest}
        balance={balance}
        demo={false}
        disabled={open !== undefined}
        currencies={crash.stakes.map((one) => one.currency)}
        onCurrency={draft.setCurrency}
      />
      <div className={styles.choices}>
        <Field
          label={t('rocket.target')}
          hint={t('rocket.targetHint')}
          error={wrong ? t('limbo.bounds') : undefined}
          disabled={open !== undefined}
        >
          <Input
            inputMode="decimal"
            prefix="×"
            value={typed}
            onChange={({ currentTarget }) => draft.setTarget(currentTarget.value)}
          />
        </Field>
        <QuickPick
          label={t('limbo.often')}
          size="s"
          value={typed}
          onPick={draft.setTarget}
          picks={often.map((value) => ({
            value,
            label: `${Number(value)}×`,
            disabled: open !== undefined,
          }))}
        />
      </div>
      <OddsLine
        odds={returns && { chance: returns.hitRate, most: returns.top.multiplier }}
        stake={stake}
        currency={currency}
      />
      {typed === '' && <p className={styles.note}>{t('rocket.anyHeight')}</p>}
      <CrashButton
        crash={crash}
        phase={phase}
        now={now}
        bet={{ currency: draft.currency, stake: draft.stake, target }}
        off={wrong || stakeFault(draft.stake, bounds, greatest, balance) !== undefined}
      />
    </>
  );
}
