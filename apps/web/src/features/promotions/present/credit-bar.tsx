import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import type { PresentState } from '../api/use-gifts.ts';
import styles from '../gift/gift.module.css';

/** How far the credit is on the bar, whose marks are the gifts for it and whose end is the dearest. */
export function CreditBar({ state }: { state: PresentState }) {
  const { t } = useTranslation('gifts');
  const { activityProgressBarConfig: marks, giftList, maxGift, credit } = state;
  const end = marks.at(-1)?.credit;
  if (!maxGift || end === undefined) return null;
  const left = credit?.left ?? 0;
  const nameOf = (id: string) => giftList.find((gift) => gift.id === id)?.giftName ?? '';
  return (
    <>
      <ProgressBar
        label={t('present.bar', { name: maxGift.giftName })}
        part={left / end}
        valueText={`${left} / ${end}`}
        tone="gold"
      />
      <ol className={styles.acts} aria-label={t('present.marks')}>
        {marks.map(({ credit: need, giftId }) => (
          <li key={giftId}>
            <span>{nameOf(giftId)}</span>
            <b>{t('present.need', { need })}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
