import { add, formatMoney, parseMoney, subtract } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { IconArrowRight } from '@fairway/ui/icons/arrow.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import type { Draft } from './use-transfer-draft.ts';
import styles from '../../../lib/pages/summary.module.css';

export interface TransferSummaryProps {
  draft: Draft;
  /** Why it cannot be sent whatever is typed. */
  blocked: string | undefined;
  sending: boolean;
}

/** What the transfer comes to on both sides, and the button that does it. */
export function TransferSummary({ draft, blocked, sending }: TransferSummaryProps) {
  const { t } = useTranslation('wallet');
  const { currency, direction, venue, center, there, fault } = draft;
  const name = venue?.name ?? '';
  const names = { center: t('center'), venue: name };
  const amount = parseMoney(fault === undefined ? draft.amount : '0', currency);
  const isOut = direction === 'out';
  const after = (money: string, gains: boolean) => {
    const before = parseMoney(money, currency);
    return displayAmount(formatMoney(gains ? add(before, amount) : subtract(before, amount)), currency);
  };
  const reason = blocked ?? whyNot(draft, t);
  return (
    <Card pad="none" className={styles.card}>
      <div className={styles.plainHead}>
        <h2 className={styles.name}>{t('transfer.summary')}</h2>
        <p className={styles.choice}>
          {isOut ? names.center : names.venue}
          <IconArrowRight size={16} />
          {isOut ? names.venue : names.center}
        </p>
      </div>
      <div className={styles.facts}>
        <Facts
          facts={[
            {
              key: 'center',
              label: t('transfer.after', { name: names.center }),
              value: after(center, !isOut),
            },
            { key: 'venue', label: t('transfer.after', { name }), value: after(there, isOut) },
            { key: 'fee', label: t('transfer.fee'), value: t('transfer.free') },
          ]}
          total={{
            label: t('transfer.arrives'),
            value: <span className={styles.total}>{exactAmount(formatMoney(amount), currency)}</span>,
          }}
        />
      </div>
      <div className={styles.go}>
        <Button
          type="submit"
          size="l"
          wide
          loading={sending}
          loadingText={t('transfer.sending')}
          disabledReason={reason}
        >
          {t('transfer.submit')}
        </Button>
        <p className={styles.rule}>{t('transfer.rule')}</p>
      </div>
    </Card>
  );
}

/** Why the draft cannot be sent as it is. */
function whyNot({ direction, venue, fault }: Draft, t: TFunction<'wallet'>): string | undefined {
  const isOut = direction === 'out';
  if (venue && isOut && venue.state !== 'open')
    return t('transfer.closedVenue', { name: venue.name, state: t(`myWallet.${venue.state}`) });
  if (fault === 'nothing') return t('transfer.faults.nothing', { name: isOut ? t('center') : venue?.name });
  if (fault === 'empty') return t('transfer.faults.empty');
  return fault === undefined ? undefined : t('transfer.faults.amount');
}
