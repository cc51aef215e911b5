import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';

/** Minutes before the end at which the time left is spoken; a countdown that spoke each second could not be listened to. */
const spokenAt = [5, 1, 0] as const;

/** Says to readers that time runs out, at five, one and no minutes. */
export function SpokenDeadline({ until }: { until: number }) {
  const { t } = useTranslation('cashier');
  const left = until - useNow(1_000);
  // The text of a mark is shown for ten seconds after it, long enough to be read out once.
  const mark = spokenAt.find((minutes) => left <= minutes * 60_000 && left > minutes * 60_000 - 10_000);
  const text = mark === undefined ? '' : mark === 0 ? t('spoken.over') : t('spoken.left', { minutes: mark });
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
