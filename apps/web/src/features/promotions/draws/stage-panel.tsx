import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useAskDrawAgain, useDrawPrize, type DrawConfig } from '../api/use-draw.ts';
import { LogInToJoin } from '../page/log-in-to-join.tsx';
import { PhaseReason } from '../page/phase-reason.tsx';
import { Reasons } from '../page/reasons.tsx';
import { phaseOf } from '../parts/phase.ts';
import { isClientSeed } from './client-seed.ts';
import { ResultLine } from './result-line.tsx';
import { skins } from './skins/skins.ts';
import { useStage } from './use-stage.ts';
import { whyNoChance } from './why-no-chance.ts';
import styles from './draws.module.css';

interface StagePanelProps {
  activity: Activity;
  kind: InstantKind;
  config: DrawConfig;
  clientSeed: string;
}

/** The picture, its press, and what came of it. */
export function StagePanel({ activity, kind, config, clientSeed }: StagePanelProps) {
  const { t } = useTranslation('draws');
  const ask = useDrawPrize(kind, activity.no);
  const askAgain = useAskDrawAgain();
  const { stage, press, show } = useStage(
    kind,
    async () => (await ask(clientSeed)).draw,
    () => void askAgain(),
  );
  const { phase } = stage;
  const Skin = skins[kind];
  const isBusy = phase === 'asking' || phase === 'moving';
  return (
    <Card pad="l" className={styles.stage}>
      <Skin no={activity.no} config={config} stage={stage} onEnd={show} />
      <ResultLine kind={kind} stage={stage} />
      <Press
        activity={activity}
        kind={kind}
        config={config}
        isBusy={isBusy}
        isSeedFit={isClientSeed(clientSeed)}
        onPress={press}
      />
      {phase === 'moving' && kind !== 'scratch' && (
        <Button variant="quiet" size="s" onClick={show}>
          {t('skip')}
        </Button>
      )}
    </Card>
  );
}

interface PressProps extends Omit<StagePanelProps, 'clientSeed'> {
  isBusy: boolean;
  isSeedFit: boolean;
  onPress: () => void;
}

function Press({ activity, kind, config, isBusy, isSeedFit, onPress }: PressProps) {
  const { t } = useTranslation('draws');
  const { t: common } = useTranslation('promotions');
  const isSignedIn = useSession(({ session }) => session !== undefined);
  const { reasons, isPreview } = activity;
  if (!isPreview && phaseOf(activity) !== 'running') return <PhaseReason activity={activity} />;
  if (!isPreview && !isSignedIn) return <LogInToJoin />;
  const chance = whyNoChance(activity.terms, config.chances);
  const reason = isPreview
    ? common('act.preview')
    : isSeedFit
      ? chance && t(`chances.${chance}`)
      : t('fair.clientFault');
  return (
    <>
      <Button
        size="l"
        variant="gold"
        loading={isBusy}
        loadingText={t('moving')}
        disabled={reasons !== null && reasons.length > 0}
        disabledReason={reason}
        onClick={onPress}
      >
        {t(`press.${kind}`)}
      </Button>
      {reason !== undefined && <p className={styles.note}>{reason}</p>}
      {reasons !== null && reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}
