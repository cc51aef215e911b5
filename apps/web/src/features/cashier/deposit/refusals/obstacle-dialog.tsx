import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAcknowledgeGuide } from '../../api/pay/use-pay-acts.ts';
import type { DepositObstacle } from './use-deposit-refusals.ts';
import styles from './obstacle-dialog.module.css';

export interface ObstacleDialogProps {
  obstacle: DepositObstacle | undefined;
  payTypes: readonly PayTypeCard[];
  /** The method that was pressed. */
  chosen: PayTypeCard | undefined;
  onClear: () => void;
  onUse: (payType: PayTypeCard) => void;
  /** Presses again; `insist` goes on although another method was proposed. */
  onAgain: (insist: boolean) => void;
}

/**
 * A refused press and its remedy: read the guide, take the other method, or ask customer service. No order was made.
 */
export function ObstacleDialog(props: ObstacleDialogProps) {
  const { obstacle } = props;
  if (!obstacle || !props.chosen) return null;
  if (obstacle.kind === 'help') return <HelpDialog onClear={props.onClear} />;
  const meant = props.payTypes.find(({ payTypeId: id }) => id === obstacle.payType);
  if (!meant) return null;
  return obstacle.kind === 'guide' ? (
    <GuideDialog {...props} method={meant} />
  ) : (
    <AdviceDialog {...props} chosen={props.chosen} other={meant} />
  );
}

function GuideDialog({ method, onClear, onAgain }: ObstacleDialogProps & { method: PayTypeCard }) {
  const { t } = useTranslation('pay');
  const acknowledge = useAcknowledgeGuide();
  return (
    <Dialog
      open
      onOpenChange={onClear}
      title={t('guide.title', { name: method.typeName })}
      description={t('guide.lead')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('guide.later')}
          </Button>
          <Button
            loading={acknowledge.isPending}
            onClick={() =>
              acknowledge.mutate(method.payTypeId, {
                onSuccess: () => {
                  onClear();
                  onAgain(false);
                },
              })
            }
          >
            {t('guide.understood')}
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        {(['first', 'second', 'third'] as const).map((step) => (
          <li key={step}>{t(`guide.steps.${method.engine}.${step}`)}</li>
        ))}
      </ol>
    </Dialog>
  );
}

function AdviceDialog(props: ObstacleDialogProps & { chosen: PayTypeCard; other: PayTypeCard }) {
  const { t } = useTranslation('pay');
  const { chosen, other, onClear } = props;
  const names = { name: chosen.typeName, other: other.typeName };
  return (
    <Dialog
      open
      onOpenChange={onClear}
      title={t('advice.title')}
      description={t('advice.text', names)}
      closeLabel={t('close')}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onClear();
              props.onAgain(true);
            }}
          >
            {t('advice.insist', names)}
          </Button>
          <Button
            onClick={() => {
              onClear();
              props.onUse(other);
            }}
          >
            {t('advice.use', names)}
          </Button>
        </>
      }
    />
  );
}

function HelpDialog({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('pay');
  return (
    <Dialog
      open
      onOpenChange={onClear}
      title={t('help.title')}
      description={t('help.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('help.close')}
          </Button>
          <Link to="/cs" className={buttonClass({})}>
            {t('help.contact')}
          </Link>
        </>
      }
    />
  );
}
