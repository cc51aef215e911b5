import { messageCategories } from '@fairway/contract/messages/categories.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { language } from '../../../lib/i18n.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSiteConfig } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMessageCounts } from '../api/use-message-counts.ts';
import { useReadAllMessages } from '../api/use-messages.ts';
import { MessageList } from './message-list.tsx';
import { NoticeSlots } from './notice-slots.tsx';
import styles from './messages.module.css';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/messages');

/** The inbox: four tabs with what is not read in each, the open one's list, and the site's notices below. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const navigate = route.useNavigate();
  const counts = useMessageCounts().data;
  const readAll = useReadAllMessages();
  const hasRecharge = useSiteConfig().data?.switches.rechargeMessages ?? true;
  const categories = messageCategories.list.filter(({ code }) => code !== 'recharge' || hasRecharge);
  const { tab } = route.useSearch();
  const open = categories.find(({ code }) => code === tab)?.code ?? categories[0]?.code ?? 'activity';
  const locale = language() === 'en' ? 'en' : 'zh';
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Button
          variant="quiet"
          size="s"
          icon={<IconCheck size={16} />}
          disabled={counts === undefined || counts[open] === 0}
          loading={readAll.isPending}
          onClick={() =>
            readAll.mutate(open, {
              onSuccess: () => toast({ title: t('allRead'), tone: 'ok', duration: 3_000 }),
              onError: (fault) => showRefusal(fault),
            })
          }
        >
          {t('readAll')}
        </Button>
      </div>
      <div className={styles.stack}>
        <Card pad="m">
          <Tabs
            label={t('categories')}
            value={open}
            onChange={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
            items={categories.map((member) => ({
              value: member.code,
              label: member[locale],
              count: counts?.[member.code] ?? 0,
              content: <MessageList key={member.code} category={member.code} name={member[locale]} />,
            }))}
          />
        </Card>
        <NoticeSlots />
      </div>
    </>
  );
}
