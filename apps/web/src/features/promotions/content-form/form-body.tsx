import type { ShownField } from '@fairway/contract/promotions/content-form/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useContentForm, type FormEntry } from '../api/use-content-form.ts';
import { canTake } from '../gift/can-take.ts';
import { GiftState } from '../gift/gift-state.tsx';
import { clockTime } from '../parts/deadline.tsx';
import { FormFields } from './form-fields.tsx';
import { FormSheet } from './form-sheet.tsx';
import { previewedFields } from './previewed-fields.ts';
import styles from './content-form.module.css';

/** The form, what the member has sent with it, or its fields where nothing can be sent. */
export function FormBody({ activity }: { activity: Activity }) {
  const { t } = useTranslation('contentForm');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const query = useContentForm(activity.no, !activity.isPreview);
  const isOpen = canTake(activity, isSignedIn) && activity.reasons?.length === 0;
  return (
    <Panel title={t('title')} pad="l">
      {activity.isPreview ? (
        <Shown fields={previewedFields(activity.terms)} />
      ) : (
        <GiftState
          query={query}
          render={({ fields, entry }) => {
            if (entry) return <Sent entry={entry} />;
            return isOpen ? <FormSheet no={activity.no} fields={fields} /> : <Shown fields={fields} />;
          }}
        />
      )}
    </Panel>
  );
}

function Shown({ fields }: { fields: readonly ShownField[] }) {
  return (
    <div className={styles.form}>
      <FormFields fields={fields} answers={{}} faults={{}} isOff onChange={() => undefined} />
    </div>
  );
}

function Sent({ entry: { sentAt, answers } }: { entry: FormEntry }) {
  const { t } = useTranslation('contentForm');
  return (
    <>
      <p>{t('sentAt', { at: clockTime(sentAt) })}</p>
      <dl className={styles.answers}>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
