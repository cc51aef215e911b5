import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PastSeason } from './past-season.ts';

interface PastSeasonDialogProps {
  season: PastSeason;
  /** With the season moved so that its first open match is tomorrow, or unchanged. */
  onImport: (moved: boolean) => void;
  onClose: () => void;
}

/** Asked before a season goes in whose open matches have all passed: nobody could bet on them. */
export function PastSeasonDialog({ season, onImport, onClose }: PastSeasonDialogProps) {
  const { t } = useTranslation('sportsbook');
  return (
    <Modal
      open
      title={t('import.past.title')}
      onCancel={onClose}
      footer={[
        <Button key="asIs" onClick={() => onImport(false)}>
          {t('import.past.asIs')}
        </Button>,
        <Button key="move" type="primary" onClick={() => onImport(true)}>
          {t('import.past.move')}
        </Button>,
      ]}
    >
      <p>{t('import.past.text', { count: season.count, last: season.last })}</p>
      <p>{t('import.past.again')}</p>
    </Modal>
  );
}
