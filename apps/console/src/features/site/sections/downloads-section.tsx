import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';

const files = ['windows', 'mac', 'android', 'testFlight', 'iosDescription'] as const;
/** https, or a file of this server; what the contract takes. */
const fileAddress = /^(?:https:\/\/[^\s]+|\/(?!\/)[\w./-]{1,200})$/;

/** The clients that the site offers. A client without an address is left out wherever clients are offered. */
export function DownloadsSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <Alert type="info" showIcon title={t('downloads.only')} style={{ marginBottom: 16 }} />
      <div className={styles['pair']}>
        {files.map((name) => (
          <Form.Item
            key={name}
            name={['downloads', name]}
            label={t(`downloads.${name}`)}
            rules={[{ pattern: fileAddress, max: 300, message: t('downloads.fileWrong') }]}
          >
            <Input maxLength={300} placeholder="https://" />
          </Form.Item>
        ))}
        <Form.Item
          name={['downloads', 'teamId']}
          label={t('downloads.teamId')}
          rules={[{ pattern: /^[A-Z0-9]{0,12}$/, message: t('downloads.teamIdWrong') }]}
        >
          <Input maxLength={12} />
        </Form.Item>
        <Form.Item
          name={['downloads', 'scheme']}
          label={t('downloads.scheme')}
          rules={[
            {
              pattern: /^(?!(?:javascript|vbscript|data|blob|file|about|https?):)[a-z][a-z0-9.-]{1,30}:\/\/$/,
              message: t('downloads.schemeWrong'),
            },
          ]}
        >
          <Input maxLength={34} placeholder="fairway://" />
        </Form.Item>
      </div>
    </>
  );
}
