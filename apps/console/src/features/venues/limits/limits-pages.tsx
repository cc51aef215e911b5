import { lotteryCodes } from '@fairway/contract/lottery/codes.ts';
import { lotteryPlays } from '@fairway/contract/lottery/plays.ts';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { playText } from '../../../lib/proposals/field-text.ts';
import { VersionedPage } from '../../../lib/settings/versioned-page.tsx';
import { LimitsForm } from './limits-form.tsx';

/** Which games take stakes, how much, and what a round may pay: closing and tightening count at once, the rest takes two people. */
export function GameLimitsPage() {
  const { t } = useTranslation('venues');
  return (
    <VersionedPage kind="games" title={t('limits.games')} text={t('limits.text')}>
      <Card>
        <p>{t('limits.hint')}</p>
        <LimitsForm kind="settings.games" list="games" amounts={['least', 'most', 'mostReturn']} />
      </Card>
    </VersionedPage>
  );
}

/** The same of lotteries, with what one number may cost the house in an issue. */
export function LotteryLimitsPage() {
  const { t } = useTranslation('venues');
  return (
    <VersionedPage kind="lottery" title={t('limits.lotteries')} text={t('limits.text')}>
      <Card>
        <p>{t('limits.hint')}</p>
        <LimitsForm
          kind="settings.lottery"
          list="lotteries"
          amounts={['leastUnit', 'least', 'most', 'mostPerNumber']}
          playsOf={playsOf}
        />
      </Card>
    </VersionedPage>
  );
}

function playsOf(key: string) {
  const lottery = lotteryCodes.find((code) => code === key);
  const codes: readonly string[] = lottery === undefined ? [] : lotteryPlays[lottery];
  return codes.map((code) => ({ code, name: playText(code) }));
}
