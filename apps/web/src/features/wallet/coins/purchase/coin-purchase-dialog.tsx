import { parseMoney } from '@fairway/money';
import { CoinMark } from '@fairway/ui/art/object/coin-mark.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { useWalletBalance } from '../../api/use-wallet-balance.ts';
import { useCoinBalance } from '../api/use-coin-balance.ts';
import { useCoinPurchase, type CoinPurchaseCallbacks } from '../api/use-coin-purchase.ts';
import { CoinBuyButton } from './coin-buy-button.tsx';
import { CoinConfirm } from './coin-confirm.tsx';
import { CoinQuickPicks } from './coin-quick-picks.tsx';
import { coinText } from './coin-text.ts';
import { useCoinAmount } from './use-coin-amount.ts';
import styles from './coin-purchase.module.css';

export interface CoinPurchaseDialogProps extends CoinPurchaseCallbacks {
  onClose: () => void;
}

/** Coins for money of the center wallet: an amount, picked or typed, and a confirmation before anything is paid. */
export function CoinPurchaseDialog({ onClose, ...callbacks }: CoinPurchaseDialogProps) {
  const { t } = useTranslation('routes');
  const amount = useCoinAmount();
  const purchase = useCoinPurchase(callbacks);
  const wallet = useWalletBalance();
  const coins = useCoinBalance();
  const { yuan, text, overLimit } = amount;
  const confirming = purchase.step === 'confirming' || purchase.step === 'paying';
  const center = wallet.data && parseMoney(wallet.data.centerMoney, 'CNY');
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('coinDetails.title')}
        closeLabel={t('coinDetails.close')}
        maskClosable={false}
        className={styles.dialog}
      >
        <dl className={styles.have}>
          <div>
            <dt>{t('coinDetails.current')}</dt>
            <dd className={styles.coins}>
              <CoinMark size={22} />
              {coins.data ? Number(coins.data.balance).toLocaleString('en') : '—'}
            </dd>
          </div>
          <div>
            <dt>{t('coinDetails.center')}</dt>
            <dd>{wallet.data ? displayAmount(wallet.data.centerMoney, 'CNY') : '—'}</dd>
          </div>
        </dl>
        <CoinQuickPicks quick={amount.quick} onPick={amount.pick} />
        <Field
          className={styles.field}
          label={t('coinDetails.amount')}
          labelHidden
          error={overLimit ? t('coinDetails.overLimit') : undefined}
        >
          <Input
            inputMode="numeric"
            className={styles.box}
            inputClassName={styles.amount}
            value={text}
            onChange={(event) => amount.type(event.target.value)}
            prefix={<b className={styles.yuan}>¥</b>}
            suffix={
              <span className={styles.gets} data-testid="coin-line">
                {yuan === undefined
                  ? t('coinDetails.rate')
                  : t('coinDetails.gets', { coins: coinText(yuan) })}
              </span>
            }
          />
        </Field>
        <p className={styles.line}>
          <span>{t('coinDetails.bounds')}</span>
          <span>{t('coinDetails.sourceLine')}</span>
        </p>
        <CoinBuyButton
          yuan={yuan}
          center={center}
          checking={purchase.step === 'checking'}
          onBuy={(chosen) => void purchase.buy(chosen)}
          onLeave={onClose}
        />
        <p className={styles.rule}>{t('coinDetails.rule')}</p>
      </Dialog>
      <CoinConfirm
        open={confirming}
        yuan={purchase.yuan}
        paying={purchase.step === 'paying'}
        onPay={() => void purchase.pay()}
        onBack={purchase.back}
      />
    </>
  );
}
