import { Flex, Typography } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageFrameProps {
  title: string;
  /** What the page is for, in a line. */
  lead?: ReactNode;
  /** Buttons at the right of the title. */
  extra?: ReactNode;
  children: ReactNode;
}

/** Title, one line of sense, buttons, content: each page of the console. The window's title follows. */
export function PageFrame({ title, lead, extra, children }: PageFrameProps) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [t, title]);
  return (
    <Flex vertical gap={16}>
      <Flex justify="space-between" align="flex-start" gap={16}>
        <Flex vertical gap={4}>
          <Typography.Title level={1} style={{ fontSize: 22, lineHeight: '30px', margin: 0 }}>
            {title}
          </Typography.Title>
          {lead && <Typography.Text type="secondary">{lead}</Typography.Text>}
        </Flex>
        {extra && <Flex gap={8}>{extra}</Flex>}
      </Flex>
      {children}
    </Flex>
  );
}
