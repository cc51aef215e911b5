/** How long the home page's first sight is left alone, in ms; other pages take the rare characters' list at once. */
const settled = 2_500;

/** The Chinese fonts that systems come with, by the full or the PostScript name, in the order of the type stack. */
const systemFonts = [
  'Noto Sans SC',
  'NotoSansSC-Regular',
  'Source Han Sans SC',
  'SourceHanSansSC-Regular',
  'Noto Sans CJK SC',
  'NotoSansCJKsc-Regular',
  'PingFang SC',
  'PingFangSC-Regular',
  'Hiragino Sans GB',
  'HiraginoSansGB-W3',
  'Microsoft YaHei',
  'MicrosoftYaHei',
  'WenQuanYi Micro Hei',
];

/**
 * Fetches the Latin letters beside the page, never before it. The Chinese font, 15 slices and more of 60 kB each, is
 * for devices that have none: their list of slices comes at once, the rare characters' when the page is drawn.
 */
export function loadFonts(atHome: boolean): void {
  void import('virtual:noto-latin.css');
  void hasChineseFont().then((has) => {
    if (has) return;
    void import('virtual:noto-core.css');
    const rest = () => setTimeout(() => void import('virtual:noto-rest.css'), atHome ? settled : 0);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  });
}

/** Whether the device has one of the fonts that the type stack names before ours. */
async function hasChineseFont(): Promise<boolean> {
  const sources = systemFonts.map((name) => `local('${name}')`).join(',');
  try {
    await new FontFace('probe', sources).load();
    return true;
  } catch {
    return false;
  }
}
