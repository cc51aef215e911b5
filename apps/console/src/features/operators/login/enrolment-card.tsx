import { Flex, Typography } from 'antd';
import { renderSVG } from 'uqr';
import { useTranslation } from 'react-i18next';
import type { Enrolment } from './use-log-in.ts';

/** The secret of a new authenticator as a QR code, and as text for those who cannot scan. */
export function EnrolmentCard({ enrolment: { secret, uri } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('operators');
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`;
  return (
    <Flex vertical align="center" gap={12} style={{ marginBottom: 16 }}>
      <Typography.Paragraph style={{ margin: 0 }}>{t('login.enrolText')}</Typography.Paragraph>
      <img src={picture} alt={t('login.enrolAlt')} width={184} height={184} />
      <Typography.Text type="secondary">{t('login.enrolSecret')}</Typography.Text>
      <Typography.Text code copyable style={{ wordBreak: 'break-all' }}>
        {secret}
      </Typography.Text>
    </Flex>
  );
}
