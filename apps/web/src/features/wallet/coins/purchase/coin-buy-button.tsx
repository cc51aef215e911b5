import { coinBuyButton } from '@fairway/contract/coins/purchase.ts';
import { cny, displayMoney, subtract, type Money } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { coinText, yuanText } from './coin-text.ts';
import styles from './coin-buy-button.module.css';

export interface CoinBuyButtonProps {
  yuan: bigint | undefined;
  /** What the center wallet holds; undefined until it is known. */
  center: Money | undefined;
  checking: boolean;
  onBuy: (yuan: bigint) => void;
  onLeave: () => void;
}

/** The buy button with its coins and price; where the wallet is short, a bubble over it says by how much. */
export function CoinBuyButton({ yuan, center, checking, onBuy, onLeave }: CoinBuyButtonProps) {
  const { t } = useTranslation('routes');
  const { enabled, bubble } = coinBuyButton(yuan, center ?? cny(0n));
  const text =
    yuan === undefined
      ? t('coinDetails.buyEmpty')
      : t('coinDetails.buy', { coins: coinText(yuan), amount: yuanText(yuan) });
  return (
    <div className={styles.place}>
      <output className={styles.result}>
        {bubble && center !== undefined && yuan !== undefined && (
          <span className={styles.bubble}>
            {t('coinDetails.short', { missing: displayMoney(subtract(cny(yuan * 100n), center)) })}
            <Link to="/app/myCenter/deposit" className={styles.link} onClick={onLeave}>
              {t('coinDetails.toDeposit')}
            </Link>
          </span>
        )}
      </output>
      <Button
        variant="gold"
        size="l"
        wide
        disabled={!enabled}
        loading={checking}
        onClick={() => yuan !== undefined && onBuy(yuan)}
      >
        {text}
      </Button>
    </div>
  );
}
