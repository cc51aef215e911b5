import { networkStates } from '@fairway/contract/chain/network-states.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../../labels/enum-label.ts';
import { useUsdtNetworks } from '../api/use-usdt.ts';
import styles from './network-table.module.css';

const columns = ['network', 'address', 'fee', 'confirmations', 'state'] as const;

/** The three networks side by side; what this site offers of them is shown to members. */
export function NetworkTable() {
  const { t } = useTranslation('usdt');
  const { data } = useUsdtNetworks();
  return (
    <section aria-labelledby="usdt-networks" className={styles.section}>
      <h2 id="usdt-networks">{t('info.networksTitle')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`info.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usdtProtocols.list.map(({ code, key }) => {
            const network = data?.find(({ protocol }) => protocol === code);
            return (
              <tr key={code}>
                <th scope="row">{`USDT-${enumLabel(usdtProtocols, code)}`}</th>
                <td>{t(`info.forms.${key}`)}</td>
                <td>{t(`info.fees.${key}`)}</td>
                <td>
                  {network && network.confirmations > 0
                    ? t('info.count', { count: network.confirmations })
                    : '—'}
                </td>
                <td>
                  {network ? (
                    <Tag tone={network.state === 'open' ? 'ok' : 'plain'}>
                      {enumLabel(networkStates, network.state)}
                    </Tag>
                  ) : (
                    t('info.signIn')
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
