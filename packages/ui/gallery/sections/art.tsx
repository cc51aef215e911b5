import { CoinMark } from '../../src/art/object/coin-mark.tsx';
import GameCover, { type CoverPicture } from '../../src/art/cover/game-cover.tsx';
import GiftArt, { type GiftKind } from '../../src/art/gift/gift-art.tsx';
import HallArt, { type HallPicture } from '../../src/art/hall/hall-art.tsx';
import StadiumHero from '../../src/art/hero/stadium-hero.tsx';
import type { PayKind } from '../../src/art/pay/pay-glyphs.tsx';
import { PayMark } from '../../src/art/pay/pay-mark.tsx';
import { CalendarBanner } from '../../src/art/promo/calendar-banner.tsx';
import { EnvelopeBanner } from '../../src/art/promo/envelope-banner.tsx';
import { GiftBanner } from '../../src/art/promo/gift-banner.tsx';
import { TrophyBanner } from '../../src/art/promo/trophy-banner.tsx';
import { RoomCover, type RoomScene } from '../../src/art/room/room-cover.tsx';
import { VipBadge } from '../../src/art/badge/vip-badge.tsx';
import VenueArt from '../../src/art/venue/venue-art.tsx';
import type { VenuePicture } from '../../src/art/venue/venue-picture.ts';
import { Portrait } from '../../src/art/portrait/portrait.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const venues: VenuePicture[] = [
  'sport',
  'esport',
  'live-dealer',
  'lottery',
  'egame',
  'table-games',
  'fishing',
];
const pays: PayKind[] = [
  'instant',
  'bank',
  'transfer',
  'qr',
  'phone',
  'cloud',
  'online',
  'digital-yuan',
  'usdt',
  'wallet',
  'large',
];
const covers: [CoverPicture, string][] = [
  ['rocket', '云霄冲刺'],
  ['koi', '锦鲤跃门'],
  ['drum', '赤金战鼓'],
  ['gem', '秘境宝石'],
  ['moon', '月兔宝匣'],
  ['lantern', '长安灯会'],
  ['dice', '骰运'],
  ['limbo', '凌云'],
  ['plinko', '弹珠'],
  ['keno', '基诺'],
  ['hilo', '猜大小'],
  ['videoPoker', '视频扑克'],
  ['blackjack', '二十一点'],
];
const halls: HallPicture[] = ['baccarat', 'wheel', 'two-cards', 'dice'];
const gifts: GiftKind[] = [
  'rose',
  'light-stick',
  'beer',
  'whistle',
  'football',
  'cup',
  'rocket',
  'crown',
  'car',
  'castle',
];
const rooms: RoomScene[] = ['pitch', 'court', 'wheel', 'desk'];

export function Art() {
  return (
    <>
      <Section title="球场" note="一件主物、一束光、一组球道">
        <div className={styles.picture} style={{ height: 440 }}>
          <StadiumHero />
        </div>
      </Section>
      <Section title="场馆插图" note="一件主物、一团同色光、一组球道弧线，底部压暗留字">
        <div className={styles.four}>
          {venues.map((kind) => (
            <div
              key={kind}
              className={styles.picture}
              style={kind === 'sport' ? { gridColumn: 'span 2', height: 208 } : { height: 208 }}
            >
              <VenueArt kind={kind} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="游戏封面" note="名字写在封面上">
        <div className={styles.four} style={{ gridTemplateColumns: 'repeat(6, 1fr)' }}>
          {covers.map(([kind, title]) => (
            <div key={kind} className={styles.picture} style={{ aspectRatio: '184 / 232' }}>
              <GameCover kind={kind} title={title} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="厅与房间" note="菜单里的厅，直播间的封面">
        <div className={styles.four}>
          {halls.map((kind) => (
            <div key={kind} className={styles.picture} style={{ aspectRatio: '220 / 124' }}>
              <HallArt kind={kind} />
            </div>
          ))}
          {rooms.map((scene, i) => (
            <div key={scene} className={styles.picture} style={{ aspectRatio: '16 / 9' }}>
              <RoomCover scene={scene} host={`主播 ${i}`} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="活动横幅" note="左侧留字">
        <div className={styles.four}>
          {[
            <GiftBanner key="g" />,
            <CalendarBanner key="c" prize="¥88" />,
            <TrophyBanner key="t" />,
            <EnvelopeBanner key="e" />,
          ].map((banner) => (
            <div key={banner.key} className={styles.picture} style={{ height: 140 }}>
              {banner}
            </div>
          ))}
        </div>
      </Section>
      <Section title="VIP 徽章" note="同一枚六角：0 至 3 素面，4 起桂枝，7 起双翼，9 起王冠，10 加光芒">
        <div className={`${styles.row} ${styles.spread}`}>
          {Array.from({ length: 11 }, (_, level) => (
            <VipBadge key={`vip-${level}`} level={level} size={88} />
          ))}
        </div>
        <div className={`${styles.row} ${styles.spread}`}>
          {Array.from({ length: 11 }, (_, level) => (
            <VipBadge key={`small-${level}`} level={level} size={24} />
          ))}
        </div>
      </Section>
      <Section title="礼物" note="64 网格，高光在左上，暗部在右下" span={7}>
        <div className={`${styles.row} ${styles.spread}`}>
          {gifts.map((kind) => (
            <div key={kind} style={{ width: 52, height: 52 }}>
              <GiftArt kind={kind} />
            </div>
          ))}
          <CoinMark size={40} />
        </div>
      </Section>
      <Section title="支付方式" note="自己的图形，不用任何公司的标志" span={5}>
        <div className={styles.row}>
          {pays.map((kind) => (
            <PayMark key={kind} kind={kind} />
          ))}
          <PayMark kind="bank" closed />
        </div>
      </Section>
      <Section title="头像" note="由名字算出">
        <div className={styles.row}>
          {Array.from({ length: 16 }, (_, i) => (
            <div key={`p-${i}`} style={{ width: 60, height: 60, borderRadius: '50%', overflow: 'hidden' }}>
              <Portrait name={`member ${i}`} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
