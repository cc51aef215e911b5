import { Button } from '../../src/components/button/button.tsx';
import { IconButton } from '../../src/components/button/icon-button.tsx';
import type { ButtonVariant } from '../../src/components/button/button-class.ts';
import { IconRefresh } from '../../src/icons/arrow.tsx';
import { IconPlus } from '../../src/icons/action.tsx';
import { IconMail } from '../../src/icons/talk.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const variants: [ButtonVariant, string][] = [
  ['action', '投注'],
  ['gold', '存款'],
  ['quiet', '取消'],
  ['text', '更多'],
  ['danger', '永久禁言'],
];

export function Buttons() {
  return (
    <Section title="按钮" note="蓝行动，金入账，红不可逆；高 32 / 40 / 48" span={7}>
      <div className={styles.stack}>
        {variants.map(([variant, text]) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant} size="s">
              {text}
            </Button>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} size="l" icon={<IconPlus size={18} />}>
              {text}
            </Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
            <Button variant={variant} disabledReason="先填写金额">
              {text}
            </Button>
            <Button variant={variant} loading loadingText="处理中">
              {text}
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <IconButton label="消息，3 条未读" count={3}>
            <IconMail />
          </IconButton>
          <IconButton label="一键回收">
            <IconRefresh size={18} />
          </IconButton>
          <IconButton label="不可用" disabled>
            <IconPlus size={18} />
          </IconButton>
          <Button variant="gold" pill icon={<IconPlus size={16} />}>
            存款
          </Button>
        </div>
      </div>
    </Section>
  );
}
