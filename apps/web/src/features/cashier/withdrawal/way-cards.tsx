import { withdrawalSwitcher, withdrawalTypes } from '@fairway/contract/enums/withdrawals.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../words/enum-label.ts';
import { wholeAmount } from '../words/exact-amount.ts';
import type { WalletTerms } from './terms.ts';
import styles from './way-cards.module.css';

/** The three ways of the switcher (specification section 3): how each is drawn and which wallet it pays from. */
const looks = {
  fast: { kind: 'instant', currency: undefined },
  normal: { kind: 'bank', currency: 'CNY' },
  usdt: { kind: 'usdt', currency: 'USDT' },
} as const;

export interface WayCardsProps {
  wallets: readonly WalletTerms[];
  chosen: WalletTerms['currency'];
  onChoose: (currency: WalletTerms['currency']) => void;
}

/** Fast, normal and USDT. One that is not open stays in its place and says so. */
export function WayCards({ wallets, chosen, onChoose }: WayCardsProps) {
  const { t } = useTranslation('cashier');
  return (
    <Panel title={t('withdrawal.ways')}>
      <fieldset className={styles.row} aria-label={t('withdrawal.ways')}>
        {withdrawalSwitcher.map((way) => {
          const { kind, currency } = looks[way];
          const wallet = wallets.find((one) => one.currency === currency);
          return (
            <ChoiceCard
              key={way}
              name="way"
              checked={wallet !== undefined && currency === chosen}
              onChoose={() => currency !== undefined && onChoose(currency)}
              picture={<PayMark kind={kind} closed={wallet === undefined} />}
              title={enumLabel(withdrawalTypes, withdrawalTypes.codes[way])}
              note={
                wallet
                  ? `${wholeAmount(wallet.min, wallet.currency)} – ${wholeAmount(wallet.max, wallet.currency)}`
                  : t(`withdrawal.wayNotes.${way}`)
              }
              foot={wallet && <span>{t('withdrawal.arrival', { minutes: wallet.arrivalMinutes })}</span>}
              closedReason={wallet ? undefined : t('withdrawal.wayClosed')}
            />
          );
        })}
      </fieldset>
    </Panel>
  );
}
