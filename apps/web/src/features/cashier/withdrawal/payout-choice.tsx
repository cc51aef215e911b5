import type { PayoutMethod } from '@fairway/contract/cashier/payout-method-schemas.ts';
import { usdtProtocols } from '@fairway/contract/enums/protocols.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { enumLabel } from '../words/enum-label.ts';
import styles from './payout-choice.module.css';

export interface PayoutChoiceProps {
  methods: readonly PayoutMethod[];
  currency: 'CNY' | 'USDT';
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The saved cards or addresses, masked; a new one that still rests says until when. */
export function PayoutChoice({ methods, currency, chosen, onChoose }: PayoutChoiceProps) {
  const { t } = useTranslation('cashier');
  const isBank = currency === 'CNY';
  return (
    <Panel
      title={t('withdrawal.payTo')}
      end={
        <Link to="/app/myCenter/banks" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('withdrawal.manage')}
        </Link>
      }
    >
      {methods.length === 0 ? (
        <EmptyState
          art={null}
          title={t(isBank ? 'withdrawal.noCard' : 'withdrawal.noAddress')}
          text={t('withdrawal.noMethodText')}
        />
      ) : (
        <fieldset className={styles.row} aria-label={t('withdrawal.payTo')}>
          {methods.map((method) => (
            <ChoiceCard
              key={method.id}
              name="payoutMethod"
              checked={method.id === chosen}
              onChoose={() => onChoose(method.id)}
              picture={<PayMark kind={isBank ? 'bank' : 'usdt'} closed={method.usableFrom !== null} />}
              title={isBank ? method.bankName : method.label || t('methods.address')}
              note={method.masked}
              foot={
                <span>
                  {isBank ? method.holderName : `USDT-${enumLabel(usdtProtocols, method.protocol)}`}
                </span>
              }
              closedReason={
                method.usableFrom === null
                  ? undefined
                  : t('methods.usableFrom', { time: formatTime(method.usableFrom) })
              }
            />
          ))}
        </fieldset>
      )}
    </Panel>
  );
}
