import { theme as kit, type ThemeConfig } from 'antd';
import type { MapToken } from 'antd/es/theme/interface';
import type { Theme } from './theme-store.ts';

const made = new Map<Theme, ThemeConfig>();

/**
 * The component kit in the house's colours. The kit reckons with colours, so it is given the values that the tokens of
 * `packages/ui` have in the theme that the page wears now.
 */
export function kitTheme(theme: Theme): ThemeConfig {
  const config = made.get(theme) ?? makeTheme(theme);
  made.set(theme, config);
  return config;
}

/** The value of a token where a style sheet cannot reach, such as on a canvas. */
export function tokenValue(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function makeTheme(theme: Theme): ThemeConfig {
  const base = theme === 'dark' ? kit.darkAlgorithm : kit.defaultAlgorithm;
  const house = houseColours();
  const [azureText, faint, onDanger] = [
    tokenValue('--azure-text'),
    tokenValue('--faint'),
    // The dark theme's red is light enough to be read on the ground: text on it is dark.
    tokenValue(theme === 'dark' ? '--ink' : '--on-azure'),
  ];
  return {
    cssVar: { key: `console-${theme}` },
    hashed: false,
    algorithm: [base, (seed, map) => ({ ...(map ?? base(seed)), ...house })],
    token: {
      colorTextDescription: faint,
      colorTextPlaceholder: faint,
      colorTextLabel: tokenValue('--quiet'),
      controlItemBgActive: tokenValue('--azure-soft'),
      controlItemBgActiveHover: tokenValue('--azure-soft'),
      borderRadius: 8,
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      fontFamily: 'var(--font)',
    },
    // The action hue is a face for white text; as text itself it is another tone.
    components: {
      Button: {
        dangerColor: onDanger,
        defaultHoverColor: azureText,
        defaultHoverBorderColor: azureText,
        defaultActiveColor: azureText,
        defaultActiveBorderColor: azureText,
      },
      Menu: { itemSelectedColor: azureText, groupTitleColor: faint, groupTitleFontSize: 12 },
      Radio: { buttonCheckedBg: tokenValue('--azure-soft') },
      Table: { headerBg: tokenValue('--raised'), rowHoverBg: tokenValue('--hover') },
      Tabs: { itemSelectedColor: azureText, itemHoverColor: azureText, itemActiveColor: azureText },
    },
  };
}

function houseColours(): Partial<MapToken> {
  const t = tokenValue;
  return {
    colorBgLayout: t('--ink'),
    colorBgContainer: t('--surface'),
    colorBgElevated: t('--overlay'),
    colorText: t('--text'),
    colorTextSecondary: t('--quiet'),
    colorTextTertiary: t('--faint'),
    colorBorder: t('--line-strong'),
    colorBorderSecondary: t('--line'),
    colorPrimary: t('--azure-fill'),
    colorPrimaryHover: t('--azure-press'),
    colorPrimaryActive: t('--azure-press'),
    colorPrimaryText: t('--azure-text'),
    colorPrimaryBg: t('--azure-soft'),
    colorLink: t('--azure-text'),
    colorLinkHover: t('--azure'),
    colorLinkActive: t('--azure-text'),
    colorInfo: t('--info-mark'),
    colorInfoBg: t('--azure-soft'),
    colorSuccess: t('--ok-mark'),
    colorSuccessBg: t('--ok-soft'),
    colorSuccessBorder: t('--down-line'),
    colorWarning: t('--warning-mark'),
    colorWarningText: t('--warning'),
    colorWarningBg: t('--warning-soft'),
    colorWarningBorder: t('--warning-line'),
    colorError: t('--danger'),
    colorErrorText: t('--danger'),
    colorErrorBg: t('--danger-soft'),
    colorErrorBorder: t('--danger-line'),
  };
}
