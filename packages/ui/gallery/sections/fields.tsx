import { useState } from 'react';
import { Field } from '../../src/components/field/field.tsx';
import { Input } from '../../src/components/field/input.tsx';
import { MoneyInput } from '../../src/components/field/money-input.tsx';
import { PasswordInput } from '../../src/components/field/password-input.tsx';
import { TextArea } from '../../src/components/field/text-area.tsx';
import { IconLock } from '../../src/icons/state.tsx';
import { IconPhone } from '../../src/icons/media.tsx';
import { IconUser } from '../../src/icons/talk.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

export function Fields() {
  const [money, setMoney] = useState('1003.00');
  const [text, setText] = useState('');
  return (
    <Section title="输入" note="错误写在框下，不靠颜色一件事" span={6}>
      <div className={styles.two}>
        <Field label="手机">
          <Input prefix={<IconPhone size={18} />} placeholder="手机号码" />
        </Field>
        <Field label="金额" hint="单笔 100 – 20,000">
          <MoneyInput value={money} onChange={setMoney} />
        </Field>
        <Field label="姓名" error="与实名「陈*远」不一致，请更正">
          <Input prefix={<IconUser size={18} />} defaultValue="李明" />
        </Field>
        <Field label="锁定" disabled>
          <Input prefix={<IconLock size={18} />} defaultValue="已锁定，联系客服修改" />
        </Field>
        <Field label="密码">
          <PasswordInput showLabel="显示密码" hideLabel="隐藏密码" defaultValue="fairway-2026" />
        </Field>
        <Field label="短信验证码">
          <Input placeholder="6 位数字" suffix="58 秒后重发" inputMode="numeric" />
        </Field>
        <Field label="多行">
          <TextArea
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            placeholder="说说遇到的问题，附上时间与金额会更快"
          />
        </Field>
        <Field label="大额输入">
          <MoneyInput size="l" value={money} onChange={setMoney} />
        </Field>
      </div>
    </Section>
  );
}
