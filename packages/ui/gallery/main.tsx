import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/noto-sans-sc';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import '../src/tokens/layout.css';
import { Brand } from '../src/art/brand/brand.tsx';
import { Button } from '../src/components/button/button.tsx';
import { ToastProvider } from '../src/components/toast/toast.tsx';
import { Art } from './sections/art.tsx';
import { Bars } from './sections/bars.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Extras } from './sections/extras.tsx';
import { Fields } from './sections/fields.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Orders } from './sections/orders.tsx';
import { Prices } from './sections/prices.tsx';
import { States } from './sections/states.tsx';
import { Marks } from './sections/marks.tsx';
import styles from './gallery.module.css';

function Gallery() {
  const [theme, setTheme] = useState(new URLSearchParams(location.search).get('theme') ?? 'dark');
  const [skin, setSkin] = useState(new URLSearchParams(location.search).get('skin') ?? '');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['skin'] = skin;
  }, [theme, skin]);
  return (
    <ToastProvider closeLabel="关闭" regionLabel="提示">
      <Bars />
      <main id="main" tabIndex={-1} className={styles.board}>
        <div className={styles.top}>
          <div>
            <Brand name="Fairway" />
            <h1>组件与状态</h1>
          </div>
          <div className={styles.row}>
            <Button variant="quiet" size="s" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
              {theme === 'light' ? '深色' : '浅色'}
            </Button>
            <Button variant="quiet" size="s" onClick={() => setSkin(skin === '' ? 'festival' : '')}>
              节日皮肤
            </Button>
          </div>
        </div>
        <div className={styles.grid}>
          <Buttons />
          <Feedback />
          <Prices />
          <Fields />
          <Choices />
          <Orders />
          <Extras />
          <States />
          <Marks />
          <Art />
        </div>
      </main>
    </ToastProvider>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
