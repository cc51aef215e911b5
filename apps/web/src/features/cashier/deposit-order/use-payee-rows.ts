import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import type { CopyRow } from '@fairway/ui/components/copy/copy-rows.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../labels/enum-label.ts';

/** The payee's fields in the order in which a bank or a wallet asks for them; empty ones are left out. */
export function usePayeeRows(order: DepositOrder): readonly CopyRow[] {
  const { t } = useTranslation('cashier');
  const field = (key: string, label: string, value: string): CopyRow[] =>
    value === '' ? [] : [{ key, label, value, copy: value }];

  if (order.protocol !== null)
    return [
      {
        key: 'network',
        label: t('payee.network'),
        value: `USDT-${enumLabel(usdtProtocols, order.protocol)}`,
      },
      ...field('account', t('payee.address'), order.recipientAccount),
      { key: 'rule', label: t('payee.rule'), value: t('payee.usdtRule') },
    ];
  const bank = [order.bankName, order.recipientAddress].filter((part) => part !== '').join(' ');
  return [
    ...field('bank', t('payee.bank'), bank),
    ...field('holder', t('payee.holder'), order.recipientName),
    ...field('account', t('payee.account'), order.recipientAccount),
    ...field('remark', t('payee.remark'), order.recipientCode),
    { key: 'rule', label: t('payee.rule'), value: t('payee.bankRule') },
  ];
}
