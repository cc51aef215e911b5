import { channelStates, type ChannelState } from '@fairway/contract/deposits/methods/channel-states.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const { maintenance, limiting, noData, channelless } = channelStates.codes;

const views = {
  [maintenance]: 'maintenance',
  [limiting]: 'limiting',
  [noData]: 'noData',
  [channelless]: 'channelless',
} as const;

/**
 * In place of the form while no method is open: what the first of them is closed for, and no submit (specification
 * section 3). Without a method at all the site has no payment channel, and the server's message says so (section 8).
 */
export function ClosedMethod({ state, text }: { state: ChannelState | undefined; text?: string }) {
  const { t } = useTranslation('cashier');
  const view =
    state === undefined
      ? 'notOffered'
      : (Object.entries(views).find(([code]) => Number(code) === state)?.[1] ?? 'noData');
  return (
    <Card pad="l" data-view={view}>
      <EmptyState
        title={t(`deposit.closed.${view}.title`)}
        text={text ?? t(`deposit.closed.${view}.text`)}
        action={
          <Link to="/cs" className={buttonClass({ variant: 'quiet' })}>
            {t('identity.toService')}
          </Link>
        }
      />
    </Card>
  );
}
