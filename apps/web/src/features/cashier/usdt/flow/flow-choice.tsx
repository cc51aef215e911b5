import {
  coldWallets,
  usdtRoutes,
  type ColdWallet,
  type UsdtRoute,
} from '@fairway/contract/deposits/usdt/routes.ts';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../../labels/enum-label.ts';
import styles from './flow-choice.module.css';

/** How a USDT deposit is begun: the flow, and of an own wallet which one. */
export interface FlowDraft {
  route: UsdtRoute;
  wallet: ColdWallet;
}

export const firstFlow: FlowDraft = { route: 'usdt', wallet: 'imToken' };

export interface FlowChoiceProps {
  flow: FlowDraft;
  onFlow: (flow: FlowDraft) => void;
}

/** With RMB through an exchange, or from an own wallet; then which wallet. */
export function FlowChoice({ flow, onFlow }: FlowChoiceProps) {
  const { t } = useTranslation('usdt');
  return (
    <>
      <fieldset className={styles.routes} aria-label={t('flow.title')}>
        {usdtRoutes.codeList.map((route) => (
          <ChoiceCard
            key={route}
            name="usdt-route"
            checked={flow.route === route}
            onChoose={() => onFlow({ ...flow, route })}
            title={t(`flow.routes.${route}.title`)}
            note={t(`flow.routes.${route}.text`)}
            foot={t(`flow.routes.${route}.foot`)}
          />
        ))}
      </fieldset>
      {flow.route === 'usdt' && (
        <fieldset className={styles.wallets}>
          <legend className={styles.legend}>{t('flow.wallet')}</legend>
          <div className={styles.row}>
            {coldWallets.codeList.map((wallet) => (
              <label key={wallet} className={styles.wallet}>
                <input
                  type="radio"
                  name="usdt-wallet"
                  checked={flow.wallet === wallet}
                  onChange={() => onFlow({ ...flow, wallet })}
                />
                {enumLabel(coldWallets, wallet)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
