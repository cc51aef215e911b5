import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { giftStatuses, type GiftStatus } from '@fairway/contract/promotions/gifts.ts';
import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { useGiftRecords } from '../api/use-gifts.ts';
import { clockTime } from '../parts/deadline.tsx';
import { enumLabel } from '../parts/enum-label.ts';
import styles from './gift.module.css';

const tones: Readonly<Record<GiftStatus, TagTone>> = {
  0: 'warning',
  1: 'ok',
  2: 'danger',
  4: 'danger',
  5: 'plain',
  6: 'gold',
};

/** The own gifts of a campaign: what became of each, and the address that goods go to. */
export function GiftRecords({ kind, no }: { kind: CampaignKind; no: number }) {
  const { t } = useTranslation('gifts');
  const { data } = useGiftRecords();
  const own = (data?.records ?? []).filter((record) => record.kind === kind && record.no === no);
  if (own.length === 0) return <p className={styles.note}>{t('records.none')}</p>;
  return (
    <ul className={styles.records} aria-label={t('records.title')}>
      {own.map(({ rewardId, giftName, exchangeDate, status, receiver, remark }) => (
        <li key={rewardId}>
          <span className={styles.record}>
            <b>{giftName}</b>
            <Tag tone={tones[status]}>{enumLabel(giftStatuses, status)}</Tag>
          </span>
          <span className={styles.note}>{clockTime(exchangeDate)}</span>
          {receiver && (
            <address className={styles.address}>
              {receiver.receiver} {receiver.phone}
              <br />
              {receiver.province} {receiver.city} {receiver.district} {receiver.address}
            </address>
          )}
          {remark !== null && remark !== '' && <span className={styles.note}>{remark}</span>}
        </li>
      ))}
    </ul>
  );
}
