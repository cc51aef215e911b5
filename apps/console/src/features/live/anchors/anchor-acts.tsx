import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useAct } from '../../../lib/use-act.ts';

type Act = 'approve' | 'refuse' | 'suspend' | 'resume';
const actsOf: Partial<Record<OperatorAnchor['status'], readonly Act[]>> = {
  applied: ['approve', 'refuse'],
  approved: ['suspend'],
  suspended: ['resume'],
};
const isHard = (act: Act): boolean => act === 'refuse' || act === 'suspend';

interface AnchorActsProps {
  anchor: OperatorAnchor;
  onChanged: (anchor: OperatorAnchor) => void;
}

/** Decides an application, suspends an anchor or lets one go on; each with a reason, which the anchor is shown. */
export function AnchorActs({ anchor: { anchorId, name, status }, onChanged }: AnchorActsProps) {
  const { t } = useTranslation('live');
  const [asking, setAsking] = useState<Act>();
  const may = usePermission('live.anchors');
  const act = useAct({
    call: ({ kind, reason }: { kind: Act; reason: string }, options) => {
      const input = { anchorId, reason };
      if (kind === 'suspend') return api.suspendAnchor(input, options);
      if (kind === 'resume') return api.resumeAnchor(input, options);
      return api.decideAnchor({ ...input, approves: kind === 'approve' }, options);
    },
    touches: ['anchors', 'live-wall', 'live-rooms', 'live-schedule', 'audit'],
    done: t('anchors.done'),
    onDone({ anchor }) {
      setAsking(undefined);
      onChanged(anchor);
    },
  });
  if (!may) return null;
  return (
    <Flex gap={8}>
      {actsOf[status]?.map((kind) => (
        <Button
          key={kind}
          danger={isHard(kind)}
          {...(isHard(kind) ? {} : { type: 'primary' as const })}
          onClick={() => setAsking(kind)}
        >
          {t(`anchors.act.${kind}`)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={t(`anchors.ask.${asking}`, { name })}
          templates={t(`anchors.reasons.${asking}`, { returnObjects: true })}
          audience="member"
          confirm={t(`anchors.act.${asking}`)}
          danger={isHard(asking)}
          busy={act.isPending}
          onConfirm={(reason) => act.mutate({ kind: asking, reason })}
          onClose={() => setAsking(undefined)}
        >
          <Typography.Paragraph>{t(`anchors.text.${asking}`)}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </Flex>
  );
}
