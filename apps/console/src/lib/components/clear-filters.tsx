import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** The button for a list that is empty because of what was asked of it. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return <Button onClick={onClear}>{t('act.clear')}</Button>;
}
