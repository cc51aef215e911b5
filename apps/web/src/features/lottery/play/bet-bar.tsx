import { mostTimes } from '@fairway/fair-games';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { Fraction, formatMoney, multiply } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount, exactAmount, wholeAmount } from '../../../lib/format-amount.ts';
import { CurrencyInput } from '../../../lib/forms/currency-input.tsx';
import type { LotteryDetails, PlayLine } from '../api/use-lotteries.ts';
import { ChosenOdds } from './chosen-odds.tsx';
import { CountField } from './count-field.tsx';
import { chosenOdds, lineFault, stakeOf, type Line } from './line.ts';
import type { Rows } from './pick.ts';
import { usePreview } from './use-preview.ts';
import styles from './bet-bar.module.css';

const units = { CNY: ['2', '1', '0.2'], USDT: ['0.5', '0.2', '0.05'] } as const;

export interface BetBarProps {
  details: LotteryDetails;
  line: PlayLine;
  rows: Rows;
  draft: Line;
  /** The pick makes more notes than one call may have. */
  tooMany: boolean;
  currency: WalletCurrency;
  onCurrency: (currency: WalletCurrency) => void;
  currencyFixed: boolean;
  onUnit: (unit: string) => void;
  onTimes: (times: number) => void;
  /** Why the slip takes no more. */
  addFault: string | undefined;
  onAdd: () => void;
}

/** 注数 × 倍数 × 单价 = 总额, with the odds and the chance of what is chosen before any button. */
export function BetBar(props: BetBarProps) {
  const { details, line, rows, draft, currency, onUnit, onTimes } = props;
  const { t } = useTranslation('lottery');
  const bounds = details.bounds.find((one) => one.currency === currency);
  const room =
    usePreview(details.lottery, details.current?.issue, draft, currency).data?.timesLeft ?? undefined;
  if (!bounds) return null;
  const stake = stakeOf(draft, currency);
  const fault = props.tooMany ? 'tooMany' : lineFault(draft, bounds);
  const limits = {
    leastUnit: exactAmount(bounds.leastUnit, currency),
    least: wholeAmount(bounds.least, currency),
    most: wholeAmount(bounds.most, currency),
  };
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <ChosenOdds odds={chosenOdds(line, rows)} draft={draft} currency={currency} />
      <div className={styles.fields}>
        <Segmented
          label={t('bar.currency')}
          size="s"
          value={currency}
          onChange={props.onCurrency}
          options={[
            { value: 'CNY', label: t('bar.cny'), disabled: props.currencyFixed },
            { value: 'USDT', label: t('bar.usdt'), disabled: props.currencyFixed },
          ]}
        />
        <QuickPick
          label={t('bar.units')}
          size="s"
          value={draft.unit}
          onPick={onUnit}
          picks={units[currency].map((value) => ({ value, label: exactAmount(value, currency) }))}
        />
        <Field label={t('bar.unit')} error={fault === 'belowUnit' ? t('bar.belowUnit', limits) : undefined}>
          <CurrencyInput currency={currency} amount={draft.unit} onAmount={onUnit} />
        </Field>
        <CountField label={t('bar.times')} value={draft.times} most={mostTimes} size="l" onValue={onTimes} />
      </div>
      <p className={styles.sum}>
        {stake &&
          t('bar.sum', {
            notes: draft.notes,
            times: draft.times,
            unit: exactAmount(draft.unit, currency),
            total: exactAmount(formatMoney(stake), currency),
          })}
      </p>
      <p className={styles.quiet}>{t('bar.bounds', limits)}</p>
      {stake && draft.notes > 0 && (
        <p className={styles.quiet}>
          {t('bar.cost', {
            amount: displayAmount(
              formatMoney(multiply(stake, Fraction.of(3n, 100n), { round: 'halfUp' })),
              currency,
            ),
          })}
        </p>
      )}
      {fault !== undefined && fault !== 'belowUnit' && (
        <Notice tone="warning" {...{ role: 'status' as const }}>
          {t(`bar.${fault}`, limits)}
        </Notice>
      )}
      {room !== undefined && draft.notes > 0 && room < draft.times * 2 && (
        <Notice
          tone="warning"
          {...{ role: 'status' as const }}
          end={
            room > 0 &&
            room < draft.times && (
              <Button variant="quiet" size="s" onClick={() => onTimes(room)}>
                {t('bar.useRoom', { times: room })}
              </Button>
            )
          }
        >
          {t('bar.room', { times: room })}
        </Notice>
      )}
      <Button
        variant="quiet"
        disabled={draft.notes === 0 || fault !== undefined}
        disabledReason={props.addFault}
        onClick={props.onAdd}
      >
        {t('bar.add')}
      </Button>
    </section>
  );
}
