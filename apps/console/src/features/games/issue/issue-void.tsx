import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { IssueDetails } from '../use-games.ts';

/** Proposes to void an issue; a second person decides before its randomness is out. */
export function IssueVoid({ issue: { lottery, issue, voidable } }: { issue: IssueDetails }) {
  const { t } = useTranslation('games');
  const [asking, setAsking] = useState(false);
  const may = usePermission('games.pit');
  const propose = useAct({
    call: api.proposeIssueVoid,
    touches: ['games', 'proposals'],
    done: t('void.proposed'),
    onDone: () => setAsking(false),
  });
  if (!may || !voidable) return null;
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {t('void.button')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('void.title', { name: t(`names.${lottery}`), issue })}
          templates={t('void.reasons', { returnObjects: true })}
          audience="inside"
          confirm={t('void.confirm')}
          danger
          busy={propose.isPending}
          onConfirm={(reason) => propose.mutate({ lottery, issue, reason })}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>{t('void.text')}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </>
  );
}
