import '@fairway/ui/tokens/tokens.css';
import '@fairway/ui/tokens/base.css';
import '@fairway/ui/tokens/layout.css';
import 'virtual:stand-ins.css';
import './app/first-sight.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { paths } from './app/paths.ts';
import { router } from './app/router.tsx';
import { loadFonts } from './lib/browser/fonts.ts';
import { keepPageAlive } from './lib/faults/global-errors.ts';
import { startI18n } from './lib/i18n.ts';
import { keepCampaignKeys } from './lib/navigation/keep-campaign-keys.ts';
import { applyTheme } from './lib/site/theme.ts';

keepPageAlive();
keepCampaignKeys();
applyTheme();
// The page's code and texts are fetched side by side. The home page waits for both: until then the document's own first
// sight of it stays, which an earlier, emptier picture would wipe away.
const atHome = location.pathname === paths.root || location.pathname === paths.home;
loadFonts(atHome);
const page = router.load();
await startI18n(atHome ? ['home'] : []);
if (atHome) await page;
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
