import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FreeRoundsTable } from '../../../lib/free-rounds/free-rounds-table.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { BetsCard } from './bets-card.tsx';

/** What a member plays: bets, and for those who may read games the free rounds that were given. */
export function PlayCards({ memberId }: { memberId: string }) {
  const { t } = useTranslation('free-rounds');
  const mayReadGames = usePermission('games.read');
  return (
    <Flex vertical gap={16}>
      <BetsCard memberId={memberId} />
      {mayReadGames && (
        <Card title={t('title')}>
          <FreeRoundsTable memberId={memberId} />
        </Card>
      )}
    </Flex>
  );
}
