import { coinQuickAmounts } from '@fairway/contract/limits/coins.ts';
import { CoinStack } from '@fairway/ui/art/object/coin-stack.tsx';
import { useTranslation } from 'react-i18next';
import { coinWords, yuanWords } from './coin-words.ts';
import styles from './coin-quick-picks.module.css';

/** The six quick amounts, each with its heap of coins. */
export function CoinQuickPicks({
  quick,
  onPick,
}: {
  quick: bigint | undefined;
  onPick: (yuan: bigint) => void;
}) {
  const { t } = useTranslation('routes');
  return (
    <fieldset className={styles.picks} aria-label={t('coinDetails.quick')}>
      {coinQuickAmounts.map((yuan, at) => {
        const words = { coins: coinWords(yuan), amount: yuanWords(yuan) };
        return (
          <button
            key={String(yuan)}
            type="button"
            className={styles.pick}
            aria-pressed={yuan === quick}
            aria-label={t('coinDetails.quickPick', words)}
            onClick={() => onPick(yuan)}
          >
            <CoinStack count={at + 1} />
            <span className={styles.words}>
              <b>{words.coins}</b>
              <span>{words.amount.replace('.00', '')}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
