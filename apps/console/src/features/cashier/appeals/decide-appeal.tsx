import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import { appealOutcomes, type AppealOutcome } from '@fairway/contract/matching/appeals.ts';
import { displayMoney, parseMoney } from '@fairway/money';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { locale } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useDecideAppeal } from './use-appeals.ts';

const outcomes = ['confirm', 'release'] as const;

/**
 * The two outcomes of an appeal: one operator proposes, another approves. The first may only propose the other outcome instead; any
 * other operator may choose either: the same approves, the other replaces the proposal.
 */
export function DecideAppeal({ found, onDone }: { found: AppealCase; onDone: () => void }) {
  const { t } = useTranslation('matching');
  const [chosen, setChosen] = useState<AppealOutcome>();
  const { mutate, isPending } = useDecideAppeal(t('appeals.kept'));
  const me = useSession()?.operator.id;
  const { said } = found;
  const claims = found.part.status === 'claimed';
  const isOwn = said?.by.operatorId === me;
  const values = said && {
    name: said.by.name,
    outcome: appealOutcomes.label(said.outcome, locale()),
    reason: said.reason,
  };
  return (
    <Flex vertical gap={12}>
      {values && (
        <Alert
          type="info"
          showIcon
          title={isOwn ? t('appeals.ownDecision') : t('appeals.saidText', values)}
        />
      )}
      <Flex gap={8}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            type={outcome === 'confirm' ? 'primary' : 'default'}
            danger={outcome === 'release'}
            disabled={isOwn && said?.outcome === outcome}
            onClick={() => setChosen(outcome)}
          >
            {t(`appeals.${outcome}`)}
          </Button>
        ))}
      </Flex>
      {chosen && (
        <ReasonDialog
          title={t(`appeals.${chosen}Title`)}
          templates={[t(`appeals.${chosen}Reason1`), t(`appeals.${chosen}Reason2`)]}
          audience="inside"
          confirm={t(`appeals.${chosen}`)}
          danger={chosen === 'release'}
          busy={isPending}
          onConfirm={(reason) =>
            mutate(
              {
                appealId: found.appealId,
                version: found.version,
                repays: found.repays,
                outcome: chosen,
                reason,
              },
              { onSuccess: onDone },
            )
          }
          onClose={() => setChosen(undefined)}
        >
          {t(claims ? `appeals.${chosen}ClaimText` : `appeals.${chosen}Text`, {
            amount: displayMoney(parseMoney(found.repays, 'CNY')),
          })}
        </ReasonDialog>
      )}
    </Flex>
  );
}
