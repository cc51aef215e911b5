import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { BrandMark } from '@fairway/ui/art/brand/brand-mark.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { CopyRows, type CopyRow } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconExternal } from '@fairway/ui/icons/arrow.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { enumLabel } from '../labels/enum-label.ts';
import { inGroups } from './in-groups.ts';
import { usePayeeRows } from './use-payee-rows.ts';
import styles from './payee.module.css';

/** To whom the money goes: fields to copy, a code to scan, the provider's own page where there is one. */
export function Payee({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const rows = usePayeeRows(order);
  if (order.status === 'opening') return <PayeeBones label={t('order.opening')} />;
  const scanned = order.protocol === null ? order.payUrl : order.recipientAccount;
  return (
    <>
      {order.protocol !== null && (
        <Notice tone="danger">
          {t('deposit.networkOnly', { network: `USDT-${enumLabel(usdtProtocols, order.protocol)}` })}
        </Notice>
      )}
      <div className={styles.payee}>
        <CopyFields rows={rows} />
        {scanned !== null && scanned !== '' && (
          <figure className={styles.code}>
            <QrCode
              value={scanned}
              label={t(order.protocol === null ? 'order.qrPage' : 'order.qrAddress')}
              size={168}
              mark={<BrandMark size={28} />}
            />
            <figcaption className={styles.caption}>
              <span>{t(order.protocol === null ? 'order.qrPage' : 'order.qrAddress')}</span>
              <span className={styles.note}>
                {t(order.protocol === null ? 'order.qrOnce' : 'order.qrOwn')}
              </span>
            </figcaption>
            {order.payUrl !== null && (
              <a
                href={order.payUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'quiet', size: 's', wide: true })}
              >
                {t('order.payPage')}
                <IconExternal size={14} label={t('order.newWindow')} />
              </a>
            )}
          </figure>
        )}
      </div>
      <Notice tone="warning" title={t('order.markTitle')}>
        {t('order.markText', { time: formatTime(order.expireTime, 'clock') })}
      </Notice>
    </>
  );
}

function CopyFields({ rows }: { rows: readonly CopyRow[] }) {
  const { t } = useTranslation('cashier');
  return (
    <CopyRows
      rows={rows.map((row) =>
        row.key === 'account' && typeof row.value === 'string' ? { ...row, value: inGroups(row.value) } : row,
      )}
      labels={{
        copy: t('copy.do'),
        copied: (last4) => t('copy.done', { last4 }),
        failed: t('copy.failed'),
        copyOf: (label) => t('copy.of', { label }),
      }}
    />
  );
}

function PayeeBones({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.payee}>
        <div className={styles.bones}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height={44} now />
          ))}
        </div>
        <Skeleton height={250} radius="var(--r-lg)" now />
      </div>
      <p className={styles.waiting}>{label}</p>
    </Loading>
  );
}
