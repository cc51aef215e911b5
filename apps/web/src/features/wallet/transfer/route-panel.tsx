import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Select, type SelectOption } from '@fairway/ui/components/select/select.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { Venue } from '../api/use-venues.ts';
import type { Draft } from './use-transfer-draft.ts';
import styles from './route-panel.module.css';

/** Which wallet, from where, to where. One of the two places is always the center wallet. */
export function RoutePanel({ draft, venues }: { draft: Draft; venues: readonly Venue[] }) {
  const { t } = useTranslation('wallet');
  const { direction, venue, currency, center, there } = draft;
  const isOut = direction === 'out';
  const place = venue?.channelCode ?? null;
  const [fromAmount, toAmount] = isOut ? [center, there] : [there, center];
  const options = (side: 'from' | 'to'): SelectOption<string>[] => [
    { value: 'center', label: t('center') },
    ...venues.map((one) => ({
      value: one.channelCode,
      label: one.name,
      disabled: side === 'to' && one.state !== 'open',
      note: one.state === 'open' ? undefined : t(`myWallet.${one.state}`),
    })),
  ];
  return (
    <Panel
      title={t('transfer.route')}
      note={t('transfer.routeNote')}
      end={
        <Segmented
          label={t('transfer.walletType')}
          size="s"
          value={currency}
          onChange={draft.setCurrency}
          options={[
            { value: 'CNY', label: t('walletTypes.CNY') },
            { value: 'USDT', label: t('walletTypes.USDT') },
          ]}
        />
      }
    >
      <div className={styles.route}>
        <Field
          label={t('transfer.from')}
          hint={t('transfer.available', { amount: displayAmount(fromAmount, currency) })}
        >
          <Select
            value={isOut ? 'center' : place}
            onChange={(next) => draft.choose('from', next)}
            options={options('from')}
          />
        </Field>
        <div className={styles.swap}>
          <IconButton label={t('transfer.swap')} round onClick={draft.swap}>
            <IconSwap size={18} />
          </IconButton>
        </div>
        <Field
          label={t('transfer.to')}
          hint={t('transfer.there', { amount: displayAmount(toAmount, currency) })}
        >
          <Select
            value={isOut ? place : 'center'}
            onChange={(next) => draft.choose('to', next)}
            options={options('to')}
          />
        </Field>
      </div>
      {isOut && venue && venue.state !== 'open' && (
        <Notice tone="warning" className={styles.closed}>
          {t('transfer.closedVenue', { name: venue.name, state: t(`myWallet.${venue.state}`) })}
          {venue.stateReason !== '' && ` · ${venue.stateReason}`}
        </Notice>
      )}
    </Panel>
  );
}
