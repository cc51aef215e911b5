import { LostBall } from '@fairway/ui/art/still/lost-ball.tsx';
import { WatchfulShield } from '@fairway/ui/art/still/watchful-shield.tsx';
import { Result } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ResultPageProps {
  status: '403' | '404';
  title: string;
  text: string;
  /** The action. */
  extra?: ReactNode;
}

/** A page that says why it cannot be shown: its heading and the window's title say it too. */
export function ResultPage({ status, title, text, extra }: ResultPageProps) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [t, title]);
  return (
    <Result
      icon={status === '403' ? <WatchfulShield /> : <LostBall />}
      title={<h1 style={{ margin: 0, fontSize: 'inherit', fontWeight: 'inherit' }}>{title}</h1>}
      subTitle={text}
      extra={extra}
    />
  );
}
