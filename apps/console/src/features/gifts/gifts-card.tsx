import { Link } from '@tanstack/react-router';
import { giftStates } from '@fairway/contract/live/gifts.ts';
import { Button, Card, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../lib/components/amount.tsx';
import { ListTable } from '../../lib/components/list-table.tsx';
import { StatusTag } from '../../lib/components/status-tag.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { language, locale } from '../../lib/i18n.ts';
import { GiftRefund } from './gift-refund.tsx';
import { useGiftSearch, type DeskGift, type GiftFilter } from './use-gift-desk.ts';

const tones = { booked: 'waiting', final: 'good', takenBack: 'stopped', refunded: 'stopped' } as const;
const fields = [
  ['giftNo', /^[A-Z]{1,3}\d{12,24}$/],
  ['memberName', /^\S{1,20}$/],
  ['chatRoomNo', /^[1-9]\d{5,11}$/],
] as const;

/** Gifts by number, giver or room, newest first. */
export function GiftsCard() {
  const { t } = useTranslation('gifts');
  const [filter, setFilter] = useState<GiftFilter>({});
  const list = useGiftSearch(filter);
  return (
    <Card title={t('list.title')}>
      <Form<GiftFilter>
        layout="inline"
        style={{ marginBottom: 16, rowGap: 12 }}
        onFinish={({ giftNo, memberName, chatRoomNo }) =>
          setFilter({
            ...(giftNo ? { giftNo } : {}),
            ...(memberName ? { memberName } : {}),
            ...(chatRoomNo ? { chatRoomNo } : {}),
          })
        }
      >
        {fields.map(([name, pattern]) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`list.${name}`)}
            rules={[{ pattern, message: t('list.wrong') }]}
          >
            <Input allowClear style={{ width: 200 }} />
          </Form.Item>
        ))}
        <Button htmlType="submit">{t('list.search')}</Button>
      </Form>
      <ListTable<DeskGift>
        list={list}
        rows={list.pages.flatMap((page) => page.gifts)}
        rowKey={({ giftNo }) => giftNo}
        empty={
          Object.keys(filter).length > 0
            ? { title: t('list.none'), text: t('list.noneHint') }
            : { title: t('list.noneYet'), text: t('list.noneYetHint') }
        }
        label={t('list.title')}
        columns={[
          { title: t('list.sentAt'), key: 'sentAt', render: (_, { sentAt }) => <Moment at={sentAt} /> },
          { title: t('list.giftNo'), key: 'giftNo', className: 'figures', render: (_, row) => row.giftNo },
          {
            title: t('member'),
            key: 'member',
            render: (_, { memberId, memberName }) => (
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {memberName}
              </Link>
            ),
          },
          { title: t('anchor'), key: 'anchor', render: (_, row) => `${row.anchorName} · ${row.chatRoomNo}` },
          {
            title: t('list.gift'),
            key: 'gift',
            render: (_, { name, count }) => `${language() === 'en' ? name.en : name.zh} ×${count}`,
          },
          {
            title: t('list.coins'),
            key: 'coins',
            align: 'end',
            className: 'figures',
            render: (_, { coins }) => coins.toLocaleString('en'),
          },
          {
            title: t('list.worth'),
            key: 'worth',
            align: 'end',
            render: (_, { worth }) => <Amount amount={worth} currency="CNY" />,
          },
          {
            title: t('list.share'),
            key: 'share',
            align: 'end',
            className: 'figures',
            render: (_, { sharePercent }) => `${sharePercent} %`,
          },
          {
            title: t('list.state'),
            key: 'state',
            render: (_, { state }) => (
              <StatusTag tone={tones[state]}>{giftStates.label(state, locale())}</StatusTag>
            ),
          },
          { title: '', key: 'refund', render: (_, gift) => <GiftRefund gift={gift} /> },
        ]}
      />
    </Card>
  );
}
