import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconPlus } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Terms } from '../withdrawal/terms.ts';
import { AddAddressForm } from './adding/add-address-form.tsx';
import { AddCardForm } from './adding/add-card-form.tsx';
import { AddDialog } from './adding/add-dialog.tsx';
import { AddEwalletForm } from './adding/add-ewallet-form.tsx';
import { MethodCard } from './method-card.tsx';
import { methodMark } from './method-names.ts';
import styles from './methods-panel.module.css';

export interface MethodsPanelProps {
  kind: PayoutMethod['kind'];
  list: { methods: readonly PayoutMethod[]; most: number; nextWaits: boolean };
  terms: Terms;
}

/** The saved methods of one kind, and the button that adds one. */
export function MethodsPanel({ kind, list, terms }: MethodsPanelProps) {
  const { t } = useTranslation('cashier');
  const [adds, setAdds] = useState(false);
  const own = list.methods.filter((method) => method.kind === kind);
  const close = () => setAdds(false);
  const full = list.methods.length >= list.most;
  const blocked = terms.password.isSet
    ? full
      ? t('methods.full', { most: list.most })
      : undefined
    : t('methods.passwordFirst');
  const protocols = terms.wallets.find(({ currency }) => currency === 'USDT')?.protocols ?? [];
  const wallets = terms.options.filter((option) => option.kind === 'ewallet').map(({ name }) => name);
  return (
    <Panel
      title={t(`methods.kinds.${kind}`)}
      note={t('methods.note', { count: list.methods.length, most: list.most })}
      end={
        <Button
          variant="quiet"
          size="s"
          icon={<IconPlus size={16} />}
          disabledReason={blocked}
          onClick={() => setAdds(true)}
        >
          {t(`methods.add.${kind}`)}
        </Button>
      }
    >
      {own.length === 0 ? (
        <EmptyState
          art={<PayMark kind={methodMark({ kind })} size={48} />}
          title={t(`methods.none.${kind}`)}
          text={t('methods.noneText')}
        />
      ) : (
        <ul className={styles.cards}>
          {own.map((method) => (
            <MethodCard key={method.id} method={method} />
          ))}
        </ul>
      )}
      <AddDialog open={adds} onClose={close} kind={kind} isFirst={!list.nextWaits}>
        {kind === 'bankCard' && <AddCardForm onClose={close} />}
        {kind === 'ewallet' && <AddEwalletForm onClose={close} open={wallets} />}
        {kind === 'usdtAddress' && <AddAddressForm onClose={close} protocols={protocols} />}
      </AddDialog>
    </Panel>
  );
}
