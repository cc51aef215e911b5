import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { BrokenWindow } from '@fairway/ui/art/still/broken-window.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../lib/refusals.ts';
import { useSession } from '../../lib/session-store.ts';
import { SoloPage } from './solo/solo-page.tsx';
import { useVenueEntry } from '../wallet/api/use-venue-entry.ts';

/** After this the window says that nothing has come. */
const patienceMs = 10_000;

/**
 * A window that waits for a venue: with `?venue=` it asks for the venue's address and goes there itself; without, the
 * page that opened it sends it on.
 */
function WaitingPage({ title }: { title: 'waiting.title' | 'waiting.ptTitle' }) {
  const { t } = useTranslation('venues');
  const { venue } = useSearch({ strict: false });
  const signedIn = useSession(({ session }) => session !== undefined);
  const entry = useVenueEntry(venue ?? '', venue !== undefined && signedIn);
  const [long, setLong] = useState(false);
  const url = entry.data?.url;
  useEffect(() => {
    if (url) location.replace(url);
  }, [url]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const home = (
    <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
      {t('waiting.home')}
    </Link>
  );
  if (venue !== undefined && !signedIn) {
    return (
      <SoloPage
        art={<BrokenWindow />}
        title={t('waiting.failed')}
        text={t('visitor')}
        actions={
          <Link to="/app/login" search={{ return: `/loading?venue=${venue}` }} className={buttonClass({})}>
            {t('waiting.logIn')}
          </Link>
        }
      />
    );
  }
  if (entry.error) {
    return (
      <SoloPage
        art={<BrokenWindow />}
        title={t('waiting.failed')}
        text={refusalText(entry.error)}
        actions={
          <>
            {home}
            <Button loading={entry.isFetching} onClick={() => void entry.refetch()}>
              {t('again')}
            </Button>
          </>
        }
      />
    );
  }
  if (long && !url) {
    return (
      <SoloPage
        art={<BrokenWindow />}
        title={t('waiting.longTitle')}
        text={t('waiting.longText')}
        actions={home}
      />
    );
  }
  return <SoloPage art={<Spinner size={48} label={t(title)} />} title={t(title)} text={t('waiting.text')} />;
}

export const LoadingPage = () => <WaitingPage title="waiting.title" />;
export const PtLoadingPage = () => <WaitingPage title="waiting.ptTitle" />;
