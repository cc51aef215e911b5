import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App as KitApp, ConfigProvider } from 'antd';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import { kitTheme } from './theme/kit-theme.ts';
import { useTheme } from './theme/theme-store.ts';

/** The whole console: the kit's look and language, server facts, then routes. */
export function App() {
  const { i18n } = useTranslation();
  const { theme } = useTheme();
  return (
    <ConfigProvider
      locale={i18n.language === 'en' ? en : zh}
      theme={kitTheme(theme)}
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
