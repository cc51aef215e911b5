import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import type { useVenues } from '../wallet/api/use-venues.ts';
import styles from './hall/hall.module.css';

interface VenuesFaultProps {
  /** What the page is about, for readers. */
  heading: string;
  venues: Pick<ReturnType<typeof useVenues>, 'error' | 'isFetching' | 'refetch'>;
}

/** In place of a venue's page while it is not known which venues there are, and their status. */
export function VenuesFault({ heading, venues: { error, isFetching, refetch } }: VenuesFaultProps) {
  const { t } = useTranslation('venues');
  return (
    <div className={styles.rest}>
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <FaultPanel plain title={t('failed')} fault={error} retry={{ refetch, isFetching }} />
    </div>
  );
}
