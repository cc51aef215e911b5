import type { ExchangeTerms } from '@fairway/contract/wallet/exchange-schemas.ts';
import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { currencyScale, currencySymbol } from '@fairway/money';
import { Amount } from '@fairway/ui/components/amount/amount.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { estimate, otherOf, unitOf, type WalletCurrency } from './estimate.ts';
import styles from './exchange.module.css';

interface WalletPairProps {
  from: WalletCurrency;
  balance: WalletBalance;
  terms: ExchangeTerms;
  onTurn: () => void;
}

/**
 * Both wallets with what the whole of each would bring, the giving one first; the button between them turns the
 * direction.
 */
export function WalletPair({ from, balance, terms, onTurn }: WalletPairProps) {
  const { t } = useTranslation('finance');
  const wallet = (currency: WalletCurrency) => {
    const held = currency === 'CNY' ? balance.centerMoney : balance.virtualMoney;
    const other = otherOf(currency);
    const { gets } = estimate({ from: currency, amount: held, available: held, terms });
    return (
      <Card pad="m" className={clsx(styles.wallet, currency === from && styles.giving)}>
        <span className={styles.quiet}>
          {t(currency === from ? 'exchange.givingWallet' : 'exchange.gettingWallet', {
            wallet: t(`exchange.wallets.${currency}`),
          })}
        </span>
        <Amount value={held} symbol={currencySymbol[currency]} scale={currencyScale[currency]} tone="gold" />
        <span className={styles.quiet}>
          {t('exchange.worth', { amount: exactAmount(gets, other), unit: unitOf(other) })}
        </span>
      </Card>
    );
  };
  return (
    <div className={styles.pair}>
      {wallet(from)}
      <IconButton label={t('exchange.turn')} onClick={onTurn}>
        <IconSwap size={20} />
      </IconButton>
      {wallet(otherOf(from))}
    </div>
  );
}
