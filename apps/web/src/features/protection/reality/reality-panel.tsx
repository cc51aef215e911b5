import { realityMinutes } from '@fairway/contract/risk/play-limits.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useProtect } from '../api/use-protection.ts';

/** How often the page asks to look at the clock and at the figures. It cannot be switched off. */
export function RealityPanel({ minutes }: { minutes: number }) {
  const { t } = useTranslation('protection');
  const set = useProtect(
    (chosen: (typeof realityMinutes)[number]) => api.setRealityCheck({ minutes: chosen }),
    () => t('reality.set'),
  );
  return (
    <Panel
      pad="l"
      title={t('reality.title')}
      note={t('reality.note')}
      end={
        <Segmented
          size="s"
          label={t('reality.every')}
          value={String(minutes)}
          onChange={(value) => {
            const chosen = realityMinutes.find((each) => String(each) === value);
            if (chosen) set.mutate(chosen);
          }}
          options={realityMinutes.map((value) => ({
            value: String(value),
            label: t('reality.minutes', { count: value }),
          }))}
        />
      }
    />
  );
}
