import { IconGlobe, IconMoon, IconSun } from '@fairway/ui/icons/site.tsx';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { chooseLanguage, language } from '../../../lib/i18n.ts';
import { useSiteConfig } from '../../../lib/site/site-config.ts';
import { useTheme } from '../../../lib/site/theme.ts';
import styles from './site-choices.module.css';

/** Language, where the operator offers a choice; light or dark; and the zone in which all times are shown. */
export function SiteChoices() {
  const { t } = useTranslation('shell');
  const { theme, choose } = useTheme();
  const config = useSiteConfig().data;
  const open = config?.switches.languageEntrance ?? false;
  const listed = useQuery({
    queryKey: ['getLanguageWhitelist', {}],
    queryFn: ({ signal }) => api.getLanguageWhitelist({}, { signal }),
    enabled: open,
    staleTime: 60_000,
  }).data?.languages;
  // The list carries each language's own name; what the configuration has taken off is off at once.
  const offered = open ? (listed ?? []).filter(({ code }) => config?.languages.includes(code)) : [];
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.choices}>
      {offered.length > 1 && (
        <fieldset className={styles.group} aria-label={t('footer.language')}>
          <IconGlobe size={14} />
          {offered.map(({ code: tongue, name }) => (
            <button
              key={tongue}
              type="button"
              lang={tongue}
              aria-pressed={tongue === language()}
              onClick={() => void chooseLanguage(tongue)}
            >
              {name}
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
