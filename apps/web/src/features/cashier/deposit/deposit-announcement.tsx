import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconMegaphone } from '@fairway/ui/icons/state.tsx';
import { useAnnouncementContent } from '../api/gates/use-deposit-gates.ts';

/** What the site has to say about deposits now (category 3); nothing while it says nothing. */
export function DepositAnnouncement() {
  const content = useAnnouncementContent().data ?? '';
  if (content === '') return null;
  return <Notice icon={<IconMegaphone size={18} />}>{content}</Notice>;
}
