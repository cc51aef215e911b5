import '@fairway/ui/tokens/tokens.css';
import '@fairway/ui/tokens/base.css';
import '@fairway/ui/tokens/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { paths } from './app/paths.ts';
import { router } from './app/router.tsx';
import { loadFonts } from './lib/fonts.ts';
import { keepPageAlive } from './lib/global-errors.ts';
import { startI18n } from './lib/i18n.ts';
import { applyTheme } from './lib/theme.ts';

keepPageAlive();
applyTheme();
loadFonts();
// The page's code and texts are fetched side by side.
void router.load();
await startI18n(location.pathname === paths.root || location.pathname === paths.home ? ['home'] : []);
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
