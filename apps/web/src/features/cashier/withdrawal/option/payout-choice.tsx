import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { methodMark, methodName } from '../../payout-methods/method-names.ts';
import { enumLabel } from '../../labels/enum-label.ts';
import type { SwitcherOption } from './choose-option.ts';
import styles from './payout-choice.module.css';

export interface PayoutChoiceProps {
  methods: readonly PayoutMethod[];
  switched: SwitcherOption;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The saved cards, e-wallets or addresses, masked; a new one that still rests says until when. */
export function PayoutChoice({ methods, switched, chosen, onChoose }: PayoutChoiceProps) {
  const { t } = useTranslation('cashier');
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
          title={t(switched === 'usdt' ? 'withdrawal.noAddress' : 'withdrawal.noCard')}
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
              picture={<PayMark kind={methodMark(method)} closed={method.usableFrom !== null} />}
              title={method.kind === 'usdtAddress' && method.label !== '' ? method.label : methodName(method)}
              note={method.masked}
              foot={<span>{footOf(method)}</span>}
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

function footOf({ kind, holderName, label, protocol }: PayoutMethod): string {
  if (kind === 'usdtAddress') return `USDT-${enumLabel(usdtProtocols, protocol)}`;
  return kind === 'ewallet' ? label : holderName;
}
