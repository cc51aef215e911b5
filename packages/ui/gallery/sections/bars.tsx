import { Brand } from '../../src/art/brand/brand.tsx';
import { HallArtLazy } from '../../src/art/hall/hall-art-lazy.tsx';
import StadiumHero from '../../src/art/hero/stadium-hero.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Carousel } from '../../src/components/carousel/carousel.tsx';
import { HoverMenu } from '../../src/components/hover-menu/hover-menu.tsx';
import { HoverMenuGroup } from '../../src/components/hover-menu/hover-menu-group.tsx';
import { SkipLink } from '../../src/components/skip-link/skip-link.tsx';
import { IconPlay } from '../../src/icons/media.tsx';
import styles from '../gallery.module.css';

const labels = {
  region: '精选',
  pause: '暂停轮播',
  play: '播放轮播',
  slide: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
};

export function Bars() {
  return (
    <>
      <SkipLink target="main">跳到正文</SkipLink>
      <header className={styles.bar}>
        <Brand name="Fairway" />
        <HoverMenuGroup>
          {['体育', '真人', '电竞'].map((name) => (
            <HoverMenu
              key={name}
              renderTrigger={(attributes) => (
                <a href="#main" className={styles.barLink} {...attributes}>
                  {name}
                </a>
              )}
            >
              <div className={`wide ${styles.mega}`}>
                {(['baccarat', 'wheel', 'two-cards', 'dice'] as const).map((kind) => (
                  <a key={kind} href="#main">
                    <div className={styles.picture} style={{ aspectRatio: '220 / 124' }}>
                      <HallArtLazy kind={kind} />
                    </div>
                    {name}
                  </a>
                ))}
              </div>
            </HoverMenu>
          ))}
        </HoverMenuGroup>
      </header>
      <Carousel
        className={styles.hero}
        labels={labels}
        slides={[1, 2].map((n) => ({
          key: `slide-${n}`,
          content: (
            <div className={styles.heroSlide}>
              <StadiumHero />
              <div className={styles.heroWords}>
                <h2>
                  满场灯光，
                  <br />
                  只为这一夜德比
                </h2>
                <p>看懂每一次变盘，再决定下一步。</p>
                <div className={styles.row}>
                  <Button size="l">进入滚球</Button>
                  <Button size="l" variant="picture" icon={<IconPlay size={18} />}>
                    看直播
                  </Button>
                </div>
              </div>
            </div>
          ),
        }))}
      />
    </>
  );
}
