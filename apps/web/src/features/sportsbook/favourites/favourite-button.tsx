import type { FavouriteKind } from '@fairway/contract/sportsbook/states.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconStar, IconStarFilled } from '@fairway/ui/icons/state.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useFavourites, useMarkFavourite } from '../api/use-favourites.ts';
import styles from './favourite-button.module.css';

/** The mark of a league, team or match; a visitor signs in first and comes back here. */
export function FavouriteButton({
  kind,
  id,
  name,
  className,
}: {
  kind: FavouriteKind;
  id: string;
  /** What is followed, for readers. */
  name: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation('sportsbook');
  const { data } = useFavourites();
  const mark = useMarkFavourite();
  const navigate = useNavigate();
  const { href } = useLocation();
  const signedIn = useSession(({ session }) => session !== undefined);
  const marked = data?.marks.some((known) => known.kind === kind && known.id === id) ?? false;
  const press = () => {
    if (signedIn) mark.mutate({ kind, id, marked: !marked });
    else void navigate({ to: '/app/login', search: { return: href } });
  };
  return (
    <IconButton
      size="s"
      label={t(marked ? 'favourites.cancel' : 'favourites.mark', { name })}
      className={clsx(styles.mark, marked && styles.marked, className)}
      onClick={press}
    >
      {marked ? <IconStarFilled size={16} /> : <IconStar size={16} />}
    </IconButton>
  );
}
