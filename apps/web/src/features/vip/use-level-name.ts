import { useTranslation } from 'react-i18next';

const keys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The name that a level has besides its number: 蓝晶. */
export function useLevelName(): (level: number) => string {
  const { t } = useTranslation('vip');
  return (level) => t(`names.${keys[level] ?? keys[0]}`);
}
