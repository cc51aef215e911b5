import { captchaKindOf } from '@fairway/contract/risk/captcha-kinds.ts';
import { WatchfulShield } from '@fairway/ui/art/still/watchful-shield.tsx';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RobotCheckForm } from '../../features/members/captcha/robot-check-form.tsx';
import { SoloPage } from '../../features/site/solo/solo-page.tsx';
import { takeChecked, useRobotCheck } from '../../lib/navigation/robot-check.ts';

/** The check that calls demand: which one the address says; passed, it leads back to where the visitor was. */
export function RobotCheckScreen() {
  const { t } = useTranslation('site');
  const router = useRouter();
  const types = useParams({ from: '/robot-check/$verifyType/$afsType/$anjiType' });
  // A visitor who leaves without passing meets the check again with the next call that wants it.
  useEffect(() => () => useRobotCheck.getState().settle(), []);
  return (
    <SoloPage
      art={<WatchfulShield />}
      title={t('robot.title')}
      text={t('robot.text')}
      actions={
        <RobotCheckForm
          kind={captchaKindOf({
            verifyType: Number(types.verifyType),
            afsType: Number(types.afsType),
            anjiType: Number(types.anjiType),
          })}
          labels={{
            submit: t('robot.submit'),
            sending: t('robot.sending'),
            missing: t('robot.missing'),
          }}
          onPassed={() => router.history.replace(takeChecked())}
        />
      }
    />
  );
}
