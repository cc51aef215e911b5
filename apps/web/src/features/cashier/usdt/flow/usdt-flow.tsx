import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { coldWallets } from '@fairway/contract/deposits/usdt/routes.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Steps, type StepState } from '@fairway/ui/components/steps/steps.tsx';
import { IconExternal } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../../labels/enum-label.ts';
import { useStepLabels } from '../../labels/use-step-labels.ts';
import { useUsdtDeposit } from '../api/use-usdt.ts';

const looks = { done: 'done', current: 'now', ahead: 'todo', stopped: 'failed' } as const satisfies Record<
  string,
  StepState
>;

/** The steps of a USDT order with the server's status, and what is to do now: at the exchange, or in the wallet. */
export function UsdtFlow({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('usdt');
  const stateLabels = useStepLabels();
  const { data } = useUsdtDeposit(order);
  if (!data) return <Skeleton height={64} />;
  const network = `USDT-${enumLabel(usdtProtocols, order.protocol)}`;
  return (
    <>
      <Steps
        label={t('flow.steps')}
        stateLabels={stateLabels}
        steps={data.steps.map(({ code, name, state }) => ({
          key: String(code),
          label: name,
          state: looks[state],
        }))}
      />
      {order.status === 'pendingPayment' && data.route === 'rmb' && (
        <Notice
          tone="gold"
          title={t('flow.exchangeTitle')}
          end={
            data.exchangeUrl !== null && (
              <a
                href={data.exchangeUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ size: 's' })}
              >
                {t('flow.exchangeGo')}
                <IconExternal size={14} label={t('flow.newWindow')} />
              </a>
            )
          }
        >
          {t(data.exchangeUrl === null ? 'flow.exchangeNone' : 'flow.exchangeText')}
        </Notice>
      )}
      {order.status === 'pendingPayment' && data.route === 'usdt' && data.wallet !== null && (
        <Notice title={t('flow.walletTitle', { wallet: enumLabel(coldWallets, data.wallet) })}>
          {t('flow.walletText', { network })}
        </Notice>
      )}
    </>
  );
}
