import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { formatMoney, money } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount, wholeAmount } from '../../../lib/format-amount.ts';
import { useWalletBalance } from '../../wallet/api/use-wallet-balance.ts';
import type { TableDetails, TableSpot } from '../api/shapes.ts';
import { sumOf } from '../chips/draft.ts';
import type { Bets } from '../chips/use-bets.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { SpotFacts } from './spot-facts.tsx';
import styles from './bet-panel.module.css';

export interface BetPanelProps {
  table: TableDetails;
  bets: Bets;
  aimed: TableSpot | undefined;
  open: boolean;
  asking: boolean;
  onConfirm: () => void;
}

/** What is laid and what it may return, the wallet, and the button that stakes. */
export function BetPanel({ table, bets, aimed, open, asking, onConfirm }: BetPanelProps) {
  const { t } = useTranslation('dealer');
  const wallet = useWalletBalance().data;
  const { own, stakes, deal } = table;
  const { bounds } = bets;
  const isStaked = own !== null && own.deal === deal?.number;
  const currency = isStaked ? own.currency : bets.currency;
  const balance = wallet?.[currency === 'CNY' ? 'centerMoney' : 'virtualMoney'];
  if (!bounds) return null;
  const laid = displayAmount(formatMoney(money(bets.currency, sumOf(bets.laid))), bets.currency);
  return (
    <>
      {stakes.length > 1 && (
        <Segmented
          size="s"
          label={t('panel.currency')}
          value={bets.currency}
          onChange={bets.setCurrency}
          options={stakes.map((one) => ({ value: one.currency, label: t(`panel.${one.currency}`) }))}
        />
      )}
      <Facts
        facts={[
          ...(balance === undefined
            ? []
            : [{ key: 'balance', label: t('panel.balance'), value: displayAmount(balance, currency) }]),
          isStaked
            ? { key: 'placed', label: t('panel.placed'), value: displayAmount(own.stake, currency) }
            : { key: 'laid', label: t('panel.laid'), value: laid },
        ]}
      />
      <SpotFacts rules={table.rules} spot={aimed} chip={bets.chip} currency={bets.currency} />
      {bets.dropped && (
        <Notice tone="warning" {...{ role: 'status' as const }}>
          {t('dropped')}
        </Notice>
      )}
      <ConfirmButton
        bets={bets}
        balance={balance}
        open={open}
        closed={!table.open}
        placed={isStaked && own.status === 'open'}
        asking={asking}
        onPress={onConfirm}
      />
      <p className={styles.note}>
        {t('panel.bounds', {
          least: wholeAmount(bounds.least, bets.currency),
          most: wholeAmount(bounds.most, bets.currency),
        })}
      </p>
      <p className={styles.note}>{t('panel.players', { count: table.bets.count })}</p>
    </>
  );
}
