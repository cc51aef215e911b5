import { Button } from '@fairway/ui/components/button/button.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../api/use-captcha.ts';

/** In the place of a challenge that is loading, or did not come. */
export function CaptchaPending({
  captcha: { query },
  className,
}: {
  captcha: Captcha;
  className: string | undefined;
}) {
  const { t } = useTranslation('members');
  if (query.isError)
    return (
      <Button size="s" variant="quiet" className={className} onClick={() => void query.refetch()}>
        {t('captcha.again')}
      </Button>
    );
  return (
    <output className={className} aria-label={t('captcha.loading')}>
      <Spinner size={16} />
    </output>
  );
}
