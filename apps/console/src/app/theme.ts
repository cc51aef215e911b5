import type { ThemeConfig } from 'antd';

/** The kit's tokens. Quiet texts are darker than the kit's own, which fall below the contrast that WCAG AA asks for. */
export const consoleTheme: ThemeConfig = {
  cssVar: { key: 'console' },
  hashed: false,
  token: {
    colorPrimary: '#2456d6',
    colorLink: '#1d4fd0',
    colorTextDescription: 'rgba(0,0,0,0.65)',
    colorTextTertiary: 'rgba(0,0,0,0.62)',
    colorTextPlaceholder: 'rgba(0,0,0,0.6)',
    colorError: '#c92a35',
    colorBgLayout: '#f4f6fa',
    borderRadius: 8,
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fontFamily: 'var(--font)',
  },
};
