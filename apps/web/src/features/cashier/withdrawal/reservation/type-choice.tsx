import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { methodMark, methodName } from '../../payout-methods/method-names.ts';
import styles from './reservation.module.css';

export interface TypeChoiceProps {
  methods: readonly PayoutMethod[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** How it is to be paid: the bank card, e-wallet or address, whose kind decides the type. */
export function TypeChoice({ methods, chosen, onChoose }: TypeChoiceProps) {
  const { t } = useTranslation('cashier');
  const usable = methods.filter(({ usableFrom }) => usableFrom === null);
  if (usable.length === 0)
    return <EmptyState art={null} title={t('withdrawal.noCard')} text={t('withdrawal.noMethodText')} />;
  return (
    <fieldset className={styles.row} aria-label={t('reserve.steps.type')}>
      {usable.map((method) => (
        <ChoiceCard
          key={method.id}
          name="reserveType"
          checked={method.id === chosen}
          onChoose={() => onChoose(method.id)}
          picture={<PayMark kind={methodMark(method)} />}
          title={methodName(method)}
          note={method.masked}
        />
      ))}
    </fieldset>
  );
}
