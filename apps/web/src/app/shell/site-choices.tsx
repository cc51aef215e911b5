import { IconGlobe, IconMoon, IconSun } from '@fairway/ui/icons/site.tsx';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, language, type SiteLanguage } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useTheme } from '../../lib/theme.ts';
import styles from './site-choices.module.css';

/** Each language by its own name, in any language. */
const names: Readonly<Record<SiteLanguage, string>> = { 'zh-CN': '简体中文', en: 'English' };

/** Language, where the operator offers a choice; light or dark; and the zone that all times are told in. */
export function SiteChoices() {
  const { t } = useTranslation('shell');
  const { theme, choose } = useTheme();
  const config = useSiteConfig().data;
  const offered = config?.switches.languageEntrance ? config.languages : [];
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.choices}>
      {offered.length > 1 && (
        <fieldset className={styles.group} aria-label={t('footer.language')}>
          <IconGlobe size={14} />
          {offered.map((tongue) => (
            <button
              key={tongue}
              type="button"
              lang={tongue}
              aria-pressed={tongue === language()}
              onClick={() => void chooseLanguage(tongue)}
            >
              {names[tongue]}
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" className={styles.theme} onClick={() => choose(other)}>
        {other === 'light' ? <IconSun size={14} /> : <IconMoon size={14} />}
        {t(`footer.${other}`)}
      </button>
      <span className={styles.zone}>{t('footer.zone')}</span>
    </div>
  );
}
