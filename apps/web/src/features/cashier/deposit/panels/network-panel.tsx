import { networkStates } from '@fairway/contract/chain/network-states.ts';
import { usdtDepositByCnySteps, usdtDepositByUsdtSteps } from '@fairway/contract/deposits/steps.ts';
import { usdtProtocols, type UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Steps, type StepState } from '@fairway/ui/components/steps/steps.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../../lib/faults/fault-panel.tsx';
import { useUsdtNetworks } from '../../usdt/api/use-usdt.ts';
import { FlowChoice, type FlowDraft } from '../../usdt/flow/flow-choice.tsx';
import { UsdtRate } from '../../usdt/introduction/usdt-rate.tsx';
import { enumLabel } from '../../labels/enum-label.ts';
import { useStepLabels } from '../../labels/use-step-labels.ts';
import { spoken } from '../../parts/spoken.ts';
import styles from './network-panel.module.css';

export interface NetworkPanelProps {
  flow: FlowDraft;
  onFlow: (flow: FlowDraft) => void;
  protocol: UsdtProtocol | undefined;
  onProtocol: (protocol: UsdtProtocol) => void;
  /** Whether the amount may be sent. */
  amountStands: boolean;
}

/**
 * How a USDT deposit is made and which network it goes through: chosen before any address exists, because money on another
 * network is lost. All three networks are there; a closed one says why.
 */
export function NetworkPanel({ flow, onFlow, protocol, onProtocol, amountStands }: NetworkPanelProps) {
  const { t } = useTranslation('usdt');
  const { t: cashier } = useTranslation('cashier');
  const networks = useUsdtNetworks();
  return (
    <Panel
      title={t('network.title')}
      note={t('network.note')}
      end={
        <Link to="/app/virtualCurrencyInfo" className={buttonClass({ variant: 'text', size: 's' })}>
          {t('network.about')}
        </Link>
      }
    >
      <FlowChoice flow={flow} onFlow={onFlow} />
      <div className={styles.steps}>
        <FlowSteps flow={flow} chosen={protocol !== undefined} amountStands={amountStands} />
      </div>
      {networks.error && !networks.data && (
        <FaultPanel title={t('network.fault')} fault={networks.error} retry={networks} plain />
      )}
      {networks.isPending && (
        <Loading label={t('network.loading')}>
          <Skeleton height={96} />
        </Loading>
      )}
      {networks.data && (
        <fieldset className={styles.row} aria-label={t('network.title')}>
          {networks.data.map(({ protocol: code, state, confirmations, deposit }) => (
            <ChoiceCard
              key={code}
              name="protocol"
              checked={code === protocol}
              onChoose={() => onProtocol(code)}
              title={`USDT-${enumLabel(usdtProtocols, code)}`}
              note={cashier(`deposit.networks.${usdtProtocols.byCode(code)?.key ?? 'trc20'}`)}
              foot={
                deposit && (
                  <>
                    <span>{t('network.confirmations', { count: confirmations })}</span>
                    <span>{t('network.minutes', { count: deposit.arrivalMinutes })}</span>
                  </>
                )
              }
              closedReason={state === 'open' ? undefined : enumLabel(networkStates, state)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.rate}>
        <UsdtRate />
      </div>
      {protocol !== undefined && (
        <Notice tone="danger" {...spoken} className={styles.warning}>
          {cashier('deposit.networkOnly', { network: `USDT-${enumLabel(usdtProtocols, protocol)}` })}
        </Notice>
      )}
    </Panel>
  );
}

/** The steps of the chosen flow (specification section 4), as far as the form has come. */
function FlowSteps({
  flow,
  chosen,
  amountStands,
}: {
  flow: FlowDraft;
  chosen: boolean;
  amountStands: boolean;
}) {
  const { t } = useTranslation('usdt');
  const stateLabels = useStepLabels();
  const steps = flow.route === 'rmb' ? usdtDepositByCnySteps : usdtDepositByUsdtSteps;
  // A wallet is always chosen; then the protocol; an amount is a step of the second flow alone.
  const reached = flow.route === 'rmb' ? (chosen ? 1 : 0) : chosen ? (amountStands ? 3 : 2) : 1;
  const stateOf = (index: number): StepState =>
    index < reached ? 'done' : index === reached ? 'now' : 'todo';
  return (
    <Steps
      label={t('flow.steps')}
      stateLabels={stateLabels}
      steps={steps.list.map(({ key, code }, index) => ({
        key,
        label: enumLabel(steps, code),
        state: stateOf(index),
      }))}
    />
  );
}
