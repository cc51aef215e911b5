/** The heaviest face without serifs that a browser finds for a picture, which cannot use the page's fonts. */
export const badgeFont = "system-ui, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";
