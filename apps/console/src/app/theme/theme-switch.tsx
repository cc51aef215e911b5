import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { themeChoices, themeStore, useTheme } from './theme-store.ts';

const icons = { light: SunOutlined, dark: MoonOutlined, system: DesktopOutlined };

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { choice } = useTheme();
  return (
    <Segmented
      aria-label={t('theme.label')}
      value={choice}
      onChange={(chosen) => themeStore.choose(chosen)}
      options={themeChoices.map((value) => {
        const Icon = icons[value];
        return { value, icon: <Icon aria-label={t(`theme.${value}`)} />, tooltip: t(`theme.${value}`) };
      })}
    />
  );
}
