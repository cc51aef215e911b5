import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';

/** Before anything can be bound, the password that guards it. */
export function PasswordNotice({ onSet }: { onSet: () => void }) {
  const { t } = useTranslation('cashier');
  return (
    <Notice
      tone="warning"
      title={t('password.missingTitle')}
      end={
        <Button size="s" onClick={onSet}>
          {t('password.set')}
        </Button>
      }
    >
      {t('password.missingText')}
    </Notice>
  );
}
