import { oddsFormats } from '@fairway/betting';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { useOddsFormat } from './odds-format-store.ts';

/** How prices are written: one switch for every page at once. */
export function FormatSwitch() {
  const { t } = useTranslation('sportsbook');
  const { format, choose } = useOddsFormat();
  return (
    <Select
      size="s"
      label={t('odds.format')}
      value={format}
      onChange={choose}
      options={oddsFormats.map((value) => ({ value, label: t(`odds.${value}`) }))}
    />
  );
}
