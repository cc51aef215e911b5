import type { Reconciliation } from '@fairway/contract/wallet/operator-schemas.ts';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../../lib/components/time.tsx';

/** Accounts that a proof of the ledger found wrong: nothing leaves them until an operator has looked. */
export function FrozenCard({ frozen }: { frozen: Reconciliation['frozen'] }) {
  const { t } = useTranslation('wallet');
  return (
    <Alert
      type="error"
      showIcon
      title={t('reconciliation.frozen', { count: frozen.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {frozen.map(({ account, why, since }) => (
            <li key={account}>
              <code>{account}</code> · {why} · <Ago at={since} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
