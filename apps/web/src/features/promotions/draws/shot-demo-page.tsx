import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { randomHex } from './client-seed.ts';
import { demoShot } from './demo-shot.ts';
import { GoalSkin } from './skins/goal-skin.tsx';
import styles from './draws.module.css';

/** Shooting without an account and without a prize. */
export function ShotDemoPage() {
  const { t } = useTranslation('draws');
  const [serverSeed] = useState(() => randomHex(32));
  const [shots, setShots] = useState<readonly boolean[]>([]);
  const [phase, setPhase] = useState<'idle' | 'moving' | 'shown'>('idle');
  useEffect(() => {
    if (phase !== 'moving') return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setPhase('shown'), isStill ? 0 : 1000);
    return () => clearTimeout(timer);
  }, [phase]);
  const last = shots.at(-1);
  const hash = last === undefined ? undefined : questionHash(demoShot(serverSeed, shots.length - 1).question);
  const goals = shots.filter(Boolean).length;
  return (
    <div className={styles.demo}>
      <h1>{t('demo.title')}</h1>
      <Notice tone="info">
        {t('demo.mark')} {t('demo.how')}
      </Notice>
      <Card pad="l" className={styles.stage}>
        <GoalSkin stage={{ phase, draw: last === undefined ? null : { state: last ? 'reached' : null } }} />
        <output className={styles.result}>
          {phase === 'shown' && last !== undefined && <b>{t(last ? 'goal.in' : 'goal.saved')}</b>}
        </output>
        <Button
          size="l"
          variant="gold"
          loading={phase === 'moving'}
          onClick={() => {
            setShots([...shots, demoShot(serverSeed, shots.length).isGoal]);
            setPhase('moving');
          }}
        >
          {t('press.shot')}
        </Button>
        {phase === 'shown' && (
          <p className={styles.note}>
            {t('demo.count', { shots: shots.length, goals })}{' '}
            {hash !== undefined && (
              <Link to="/app/fairness" hash={hash} className={styles.link}>
                {t('fair.verifier')}
              </Link>
            )}
          </p>
        )}
        <Link to="/app/activity" search={{ category: 'sports' }} className={styles.link}>
          {t('demo.real')}
        </Link>
      </Card>
    </div>
  );
}
