import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';

export interface PlaceButtonProps {
  /** What it costs; undefined while nothing is chosen. */
  total: string | undefined;
  asking: boolean;
  off: boolean;
  /** The wallet does not hold it. */
  short: boolean;
  onPress: () => void;
}

/** One press places everything; a key that is held repeats nothing. Visitors log in here. */
export function PlaceButton({ total, asking, off, short, onPress }: PlaceButtonProps) {
  const { t } = useTranslation('lottery');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  if (!signedIn)
    return (
      <a className={buttonClass({ size: 'l', wide: true })} href={loginHref(here)}>
        {t('slip.login')}
      </a>
    );
  return (
    <>
      {short && (
        <p>
          {t('slip.short')}{' '}
          <Link to="/app/myCenter/deposit" search={{ return: here }}>
            {t('slip.deposit')}
          </Link>
        </p>
      )}
      <Button
        size="l"
        wide
        loading={asking}
        disabled={off || short}
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={onPress}
      >
        {total === undefined ? t('slip.pressEmpty') : t('slip.press', { total })}
      </Button>
    </>
  );
}
