import type { CodeOf } from '@fairway/contract/enums/define-enum.ts';
import { sexes } from '@fairway/contract/members/profile/details.ts';
import type { MemberProfile } from '@fairway/contract/members/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import { useChangeProfile } from '../api/use-profile.ts';
import styles from './profile-page.module.css';

/** What the site knows of the member; contacts masked as everywhere. */
export function ProfileFacts({ profile }: { profile: MemberProfile }) {
  const { t } = useTranslation('profile');
  const sexNames = useDictionary('sex', sexes);
  const set = useChangeProfile((sex: CodeOf<typeof sexes>) => api.setUserProfile({ sex }));
  const facts = [
    { label: 'name', value: profile.name },
    { label: 'level', value: `VIP ${profile.grade}` },
    { label: 'realName', value: profile.realName },
    { label: 'phone', value: profile.phone },
    { label: 'email', value: profile.email },
    { label: 'birthday', value: profile.birthday },
    {
      label: 'since',
      value: t('facts.days', { day: formatTime(profile.createdAt, 'day'), count: profile.lastDays + 1 }),
    },
  ] as const;
  return (
    <Panel pad="l" title={t('facts.title')} note={t('facts.note')}>
      <dl className={styles.facts}>
        {facts.map(({ label: text, value }) => (
          <div key={text}>
            <dt>{t(`facts.${text}`)}</dt>
            <dd>{value || t('facts.none')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('facts.inviteCode')}</dt>
          <dd>
            <CopyButton
              value={`${window.location.origin}/app/home?i_code=${profile.inviteCode}`}
              copied={() => t('facts.copied')}
              failed={t('facts.copyFailed')}
              bare
            >
              {profile.inviteCode}
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt>{t('facts.sex')}</dt>
          <dd>
            <Segmented
              size="s"
              label={t('facts.sex')}
              value={String(profile.sex)}
              onChange={(picked) => {
                const sex = sexes.codeList.find((each) => String(each) === picked);
                if (sex !== undefined) set.mutate(sex, { onError: (fault) => showRefusal(fault) });
              }}
              options={sexNames.entries.map(({ code, label }) => ({ value: String(code), label }))}
            />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
