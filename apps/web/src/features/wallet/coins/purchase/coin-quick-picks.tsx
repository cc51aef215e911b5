import { coinQuickAmounts } from '@fairway/contract/coins/purchase.ts';
import { CoinStack } from '@fairway/ui/art/object/coin-stack.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { useTranslation } from 'react-i18next';
import { coinText, yuanText } from './coin-text.ts';
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
  const picks = coinQuickAmounts.map((yuan, at) => {
    const amounts = { coins: coinText(yuan), amount: yuanText(yuan) };
    return {
      value: String(yuan),
      name: t('coinDetails.quickPick', amounts),
      label: (
        <>
          <CoinStack count={at + 1} />
          <span className={styles.text}>
            <b>{amounts.coins}</b>
            <span>{amounts.amount.replace('.00', '')}</span>
          </span>
        </>
      ),
    };
  });
  return (
    <div className={styles.picks}>
      <QuickPick
        label={t('coinDetails.quick')}
        value={String(quick)}
        picks={picks}
        onPick={(yuan) => onPick(BigInt(yuan))}
        size="l"
        tone="gold"
      />
    </div>
  );
}
