import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { TextArea } from '@fairway/ui/components/field/text-area.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaults } from '../../../lib/forms/use-faults.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import type { OwnAnchor } from '../api/shapes.ts';
import { useApply } from '../api/use-own-anchor.ts';
import type { IdentityStep } from '../studio-page.tsx';
import styles from '../studio.module.css';

/** Name and introduction of an anchor to be; an identity that lacks something is completed here and sent again. */
export function ApplyForm({ former, identity }: { former: OwnAnchor | null; identity: IdentityStep }) {
  const { t } = useTranslation('anchorStudio');
  const [name, setName] = useState(former?.name ?? '');
  const [about, setAbout] = useState(former?.about ?? '');
  const apply = useApply();
  const { faults, form, show, clear, atField } = useFaults(['name', 'about']);
  const send = () => {
    const length = name.trim().length;
    if (length < 2 || length > 20) return void show({ name: t('apply.nameRule') });
    apply.mutate(
      { name: name.trim(), about: about.trim() },
      {
        onError: (fault) => {
          if (identity.meet(fault)) return;
          if (fault instanceof ApiError && fault.error === 'anchorNameTaken')
            atField('name', refusalText(fault));
          else showRefusal(fault, { atField });
        },
      },
    );
  };
  return (
    <Panel title={t(former ? 'apply.again' : 'apply.title')} pad="l">
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Notice tone="info">{t('apply.identity')}</Notice>
        <Field label={t('apply.name')} hint={t('apply.nameRule')} error={faults.name} required>
          <Input
            value={name}
            maxLength={20}
            onChange={(event) => {
              setName(event.target.value);
              clear('name');
            }}
          />
        </Field>
        <Field label={t('apply.about')} hint={t('apply.aboutRule')} error={faults.about}>
          <TextArea
            value={about}
            maxLength={200}
            rows={4}
            onChange={(event) => {
              setAbout(event.target.value);
              clear('about');
            }}
          />
        </Field>
        <div>
          <Button type="submit" loading={apply.isPending}>
            {t('apply.send')}
          </Button>
        </div>
      </form>
      {identity.dialog(send)}
    </Panel>
  );
}
