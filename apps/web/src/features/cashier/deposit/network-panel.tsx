import type { PayTypeCard } from '@fairway/contract/cashier/deposit-schemas.ts';
import { usdtDepositByUsdtSteps } from '@fairway/contract/enums/order-steps.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/enums/protocols.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Steps, type StepState } from '@fairway/ui/components/steps/steps.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../words/enum-label.ts';
import { useStepWords } from '../words/use-step-words.ts';
import { spoken } from '../parts/spoken.ts';
import styles from './network-panel.module.css';

export interface NetworkPanelProps {
  payType: PayTypeCard;
  protocol: UsdtProtocol | undefined;
  onProtocol: (protocol: UsdtProtocol) => void;
  /** Whether an amount stands that may be sent. */
  amountStands: boolean;
}

/** Where a USDT deposit goes through: chosen before any address exists, because money on another network is lost. */
export function NetworkPanel({ payType, protocol, onProtocol, amountStands }: NetworkPanelProps) {
  const { t } = useTranslation('cashier');
  const stateWords = useStepWords();
  const reached = protocol === undefined ? 1 : amountStands ? 3 : 2;
  const stateOf = (index: number): StepState =>
    index < reached ? 'done' : index === reached ? 'now' : 'todo';
  return (
    <Panel title={t('deposit.network')} note={t('deposit.networkNote')}>
      <div className={styles.steps}>
        <Steps
          label={t('deposit.usdtSteps')}
          stateWords={stateWords}
          steps={usdtDepositByUsdtSteps.list.map(({ key, code }, index) => ({
            key,
            label: enumLabel(usdtDepositByUsdtSteps, code),
            state: stateOf(index),
          }))}
        />
      </div>
      <fieldset className={styles.row} aria-label={t('deposit.network')}>
        {usdtProtocols.list.map(({ code, key }) => (
          <ChoiceCard
            key={code}
            name="protocol"
            checked={code === protocol}
            onChoose={() => onProtocol(code)}
            title={`USDT-${enumLabel(usdtProtocols, code)}`}
            note={t(`deposit.networks.${key}`)}
            foot={<span>{t('deposit.confirmations', { count: payType.confirmations })}</span>}
            closedReason={payType.dc_protocol.includes(code) ? undefined : t('deposit.networkClosed')}
          />
        ))}
      </fieldset>
      {protocol !== undefined && (
        <Notice tone="danger" {...spoken} className={styles.warning}>
          {t('deposit.networkOnly', { network: `USDT-${enumLabel(usdtProtocols, protocol)}` })}
        </Notice>
      )}
    </Panel>
  );
}
