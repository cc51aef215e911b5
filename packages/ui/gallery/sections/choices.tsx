import { useState } from 'react';
import { PayMark } from '../../src/art/pay/pay-mark.tsx';
import { Checkbox } from '../../src/components/choice/checkbox.tsx';
import { ChoiceCard } from '../../src/components/choice/choice-card.tsx';
import { QuickPick } from '../../src/components/choice/quick-pick.tsx';
import { Radio } from '../../src/components/choice/radio.tsx';
import { Segmented } from '../../src/components/choice/segmented.tsx';
import { CodeInput } from '../../src/components/code-input/code-input.tsx';
import { Field } from '../../src/components/field/field.tsx';
import { Select } from '../../src/components/select/select.tsx';
import { Slider } from '../../src/components/slider/slider.tsx';
import { Switch } from '../../src/components/switch/switch.tsx';
import { Section } from '../section.tsx';
import styles from '../gallery.module.css';

const formats = [
  { value: 'eu', label: '欧洲盘' },
  { value: 'hk', label: '香港盘' },
  { value: 'my', label: '马来盘' },
  { value: 'us', label: '美式', note: '即将开放', disabled: true },
] as const;

export function Choices() {
  const [policy, setPolicy] = useState<'none' | 'better' | 'any'>('better');
  const [format, setFormat] = useState<'eu' | 'hk' | 'my' | 'us'>('eu');
  const [code, setCode] = useState('482');
  const [on, setOn] = useState(true);
  const [level, setLevel] = useState(60);
  return (
    <>
      <Section title="选择" note="分段换同一内容的看法" span={6}>
        <div className={styles.stack}>
          <Segmented
            label="赔率变动时"
            value={policy}
            onChange={setPolicy}
            options={[
              { value: 'none', label: '不接受变化' },
              { value: 'better', label: '接受更好' },
              { value: 'any', label: '接受任何' },
            ]}
          />
          <div className={styles.two}>
            <Field label="赔率格式">
              <Select value={format} onChange={setFormat} options={formats} />
            </Field>
            <Field label="银行" error="请选择银行">
              <Select value={null} onChange={() => undefined} options={formats} placeholder="选择银行" />
            </Field>
          </div>
          <div className={styles.row}>
            <Select size="s" label="盘口" value={format} onChange={setFormat} options={formats} />
            <Checkbox defaultChecked>我已年满 18 周岁</Checkbox>
            <Checkbox>记住我</Checkbox>
            <Checkbox invalid>同意条款</Checkbox>
            <Checkbox disabled>不可用</Checkbox>
          </div>
          <fieldset className={styles.row} aria-label="通知">
            <Radio name="notify" defaultChecked>
              短信
            </Radio>
            <Radio name="notify">站内信</Radio>
            <Radio name="notify" disabled>
              邮件
            </Radio>
          </fieldset>
          <Switch label="弹幕" note="关闭后画面上不再出现文字" checked={on} onChange={setOn} />
          <Switch label="合买" checked={false} disabled onChange={setOn} />
          <Slider label="不透明度" value={level} onChange={setLevel} format={(value) => `${value} %`} />
          <Field label="短信验证码" hint="输入 6 位数字">
            <CodeInput value={code} onChange={setCode} slotLabel={(at, of) => `第 ${at} 位，共 ${of} 位`} />
          </Field>
        </div>
      </Section>
      <Methods />
    </>
  );
}

function Methods() {
  const [method, setMethod] = useState('instant');
  const [pick, setPick] = useState('1003');
  return (
    <Section title="方式与快捷金额" note="维护中的也列出原因">
      <div className={styles.stack}>
        <fieldset aria-label="选择方式" className={styles.four}>
          <ChoiceCard
            name="way"
            checked={method === 'instant'}
            onChoose={() => setMethod('instant')}
            picture={<PayMark kind="instant" />}
            title="极速转卡"
            note="100 – 20,000"
            ribbon="推荐"
            foot={
              <>
                <span>到账 1 分 48 秒</span>
                <span className="gold">送 0.8%</span>
              </>
            }
          />
          <ChoiceCard
            name="way"
            checked={method === 'usdt'}
            onChoose={() => setMethod('usdt')}
            picture={<PayMark kind="usdt" />}
            title="USDT 充币"
            note="20 – 50,000 ₮"
            foot={
              <>
                <span>到账 3 分 10 秒</span>
                <span className="gold">送 1.2%</span>
              </>
            }
          />
          <ChoiceCard
            name="way"
            checked={false}
            onChoose={() => setMethod('bank')}
            picture={<PayMark kind="bank" closed />}
            title="银行卡转账"
            note="500 – 50,000"
            closedReason="维护中，21:30 恢复"
          />
          <ChoiceCard
            name="way"
            checked={method === 'qr'}
            onChoose={() => setMethod('qr')}
            picture={<PayMark kind="qr" />}
            title="扫码"
            note="50 – 3,000"
            foot="到账 2 分 02 秒"
          />
        </fieldset>
        <QuickPick
          label="快捷金额"
          value={pick}
          onPick={setPick}
          picks={['200', '500', '1003', '2000', '5000'].map((value) => ({ value, label: value }))}
        />
        <QuickPick
          size="s"
          label="快捷注额"
          value={pick}
          onPick={setPick}
          picks={['50', '100', '200', '500', '1003'].map((value) => ({ value, label: value }))}
        />
      </div>
    </Section>
  );
}
