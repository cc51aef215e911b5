import type { ComponentType } from 'react';
import * as action from '../../src/icons/action.tsx';
import * as arrow from '../../src/icons/arrow.tsx';
import * as media from '../../src/icons/media.tsx';
import * as money from '../../src/icons/money.tsx';
import * as site from '../../src/icons/site.tsx';
import * as sport from '../../src/icons/sport.tsx';
import * as state from '../../src/icons/state.tsx';
import * as talk from '../../src/icons/talk.tsx';
import type { IconProps } from '../../src/icons/icon.tsx';
import { Crest } from '../../src/art/crest/crest.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const teams = [
  '诺斯伯里',
  '格兰维尔',
  '上海申浦',
  '青岛海岬',
  '成都蜀锦',
  '广州木棉',
  'Arsenal FC',
  'Chelsea FC',
  'Manchester City FC',
  'Liverpool FC',
  'FC Barcelona',
  'Real Madrid CF',
  'FC Bayern München',
  'Juventus FC',
  'AC Milan',
  'Ajax',
];
const icons = Object.entries({
  ...action,
  ...arrow,
  ...media,
  ...money,
  ...site,
  ...sport,
  ...state,
  ...talk,
}) as [string, ComponentType<IconProps>][];

export function Marks() {
  return (
    <>
      <Section title="队徽" note="由队名算出，处处相同" span={6}>
        <div className={styles.row}>
          {teams.map((name) => (
            <span key={name} title={name}>
              <Crest name={name} size={48} />
            </span>
          ))}
        </div>
        <div className={styles.row} style={{ marginTop: 14 }}>
          {teams.map((name) => (
            <Crest key={name} name={name} size={24} />
          ))}
        </div>
      </Section>
      <Section title="图标" note="24 网格，线宽 1.75，圆头圆角">
        <div className={styles.row} style={{ gap: 22, color: 'var(--quiet)' }}>
          {icons.map(([name, Mark]) => (
            <span key={name} title={name}>
              <Mark size={24} />
            </span>
          ))}
        </div>
      </Section>
    </>
  );
}
