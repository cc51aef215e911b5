import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Fraction, formatMoney, multiply, parseMoney } from '@fairway/money';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import { cashedOutBy, heightOf, type Crash, type CrashBet, type Phase } from './flight-phase.ts';
import { RefusalNotice } from '../frame/refusal-notice.tsx';
import { resultText } from './spoken.ts';
import { playPress } from '../sound/sound.ts';
import { useCrashBet, type DraftedBet } from './use-crash-bet.ts';

export interface CrashButtonProps {
  crash: Crash;
  phase: Phase;
  now: number;
  bet: DraftedBet;
  /** The bet cannot be placed as it stands. */
  off: boolean;
}

/**
 * One button that keeps its place and the focus: it stakes while betting is open, and cashes out while the bet flies. A key that is held
 * repeats nothing; Space cashes out from anywhere on the page that does not take it itself.
 */
export function CrashButton({ crash, phase, now, bet, off }: CrashButtonProps) {
  const { t } = useTranslation('games');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const { place, cashOut, refusal, clearRefusal } = useCrashBet();
  const { flight, own } = crash;
  const height = flight ? heightOf(flight, now) : 100;
  const flies = phase === 'flying' && own?.status === 'open' && cashedOutBy(own, height) === undefined;
  const takes = phase === 'betting' && !own && crash.open;
  const asking = place.isPending || cashOut.isPending;
  const press = () => {
    if (asking) return;
    if (flies || takes) playPress({ name: 'press' });
    if (flies) cashOut.mutate(own.id);
    else if (takes && flight && !off) place.mutate({ round: flight.number, ...bet });
  };
  const pressFromAfar = useEffectEvent(press);
  useEffect(() => {
    if (!flies) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || takesSpace(event.target)) return;
      event.preventDefault();
      pressFromAfar();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [flies]);
  if (!signedIn)
    return (
      <a className={buttonClass({ size: 'l', wide: true })} href={loginHref(here)}>
        {t('play.login')}
      </a>
    );
  return (
    <RefusalNotice refusal={refusal} onClose={clearRefusal}>
      <Button
        size="l"
        wide
        {...(flies && { variant: 'gold' as const })}
        loading={asking}
        disabled={takes && off}
        aria-disabled={(!flies && !takes) || undefined}
        aria-keyshortcuts={flies ? 'Space' : undefined}
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={press}
      >
        {label()}
      </Button>
    </RefusalNotice>
  );

  function label(): string {
    if (flies)
      return t('rocket.button.cashOut', { amount: displayAmount(worthOf(own, height), own.currency) });
    if (takes) return t('play.press');
    if (own?.status === 'settled') return resultText(t, own);
    if (own?.status === 'voided') return t('rocket.button.voided');
    if (own && phase === 'flying')
      return t('rocket.button.cashedOut', { height: targetText(cashedOutBy(own, height) ?? height) });
    if (own && phase !== 'crashed') return t('rocket.button.placed');
    return t(crash.open || own ? 'rocket.button.wait' : 'play.closed');
  }
}

function takesSpace(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('a, button, input, textarea, select, dialog, [role]') !== null
  );
}

/** What cashing out at a height of hundredths returns. */
function worthOf({ stake, currency }: CrashBet, height: number): string {
  return formatMoney(
    multiply(parseMoney(stake, currency), Fraction.scaled(BigInt(height), 2), { round: 'halfUp' }),
  );
}
