import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App as KitApp, ConfigProvider } from 'antd';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import { consoleTheme } from './theme.ts';

/** The whole console: the kit's look and language, server facts, then routes. */
export function App() {
  const { i18n } = useTranslation();
  return (
    <ConfigProvider
      locale={i18n.language === 'en' ? en : zh}
      theme={consoleTheme}
      button={{ autoInsertSpace: false }}
    >
      <KitApp>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </KitApp>
    </ConfigProvider>
  );
}
