import { InboxOutlined } from '@ant-design/icons';
import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { daysLater } from '@fairway/ui/components/date/day-text.ts';
import { App, Button, Checkbox, Flex, Form, Input, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../lib/fields/day-input.tsx';
import { formatTime } from '../../../lib/times/format-time.ts';
import { useNow } from '../../../lib/times/use-now.ts';
import { PastSeasonDialog } from './past-season-dialog.tsx';
import { pastSeason, type PastSeason } from './past-season.ts';

type ImportInput = InputOf<Schemas['importFixtures']>;

interface ImportFormProps {
  isBusy: boolean;
  onImport: (input: ImportInput) => void;
}

interface ImportFields {
  url?: string;
  competitionName?: string;
  /** A day as the browser's own field gives it, YYYY-MM-DD. */
  startOn?: string;
  simulate?: boolean;
}

interface AskedFile {
  input: ImportInput;
  season: PastSeason;
}

/** The server's limit of a file's text, in characters. */
const longest = 8_000_000;

/** A file of this computer, or an address that the server is allowed to fetch; how the competition is called, if the file does not say. */
export function ImportForm({ isBusy, onImport }: ImportFormProps) {
  const { t } = useTranslation('sportsbook');
  const { message } = App.useApp();
  const [from, setFrom] = useState<'file' | 'url'>('file');
  const [form] = Form.useForm<ImportFields>();
  const [asked, setAsked] = useState<AskedFile>();
  const now = useNow(60_000);
  const day = (at: number) => formatTime(new Date(at).toISOString(), 'day');
  const options = () => {
    const { competitionName, startOn, simulate } = form.getFieldsValue();
    return {
      ...(competitionName?.trim() ? { competitionName: competitionName.trim() } : {}),
      ...(startOn ? { startOn } : {}),
      ...(simulate ? { simulate } : {}),
    };
  };
  const takeFile = async (file: File) => {
    const text = await file.text();
    if (text.length > longest) {
      void message.error(t('import.tooLarge'));
      return;
    }
    const input = { text, fileName: file.name.slice(0, 120), ...options() };
    const season = input.startOn === undefined ? pastSeason(text, day(now)) : undefined;
    if (season) setAsked({ input, season });
    else onImport(input);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={({ url = '' }) => onImport({ url: url.trim(), ...options() })}
      style={{ maxWidth: 720 }}
    >
      {asked && (
        <PastSeasonDialog
          season={asked.season}
          onClose={() => setAsked(undefined)}
          onImport={(moved) => {
            setAsked(undefined);
            onImport(moved ? { ...asked.input, startOn: daysLater(day(now), 1) } : asked.input);
          }}
        />
      )}
      <Flex vertical gap={12}>
        <Segmented
          aria-label={t('import.from')}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'file', label: t('import.file') },
            { value: 'url', label: t('import.url') },
          ]}
          style={{ alignSelf: 'flex-start' }}
        />
        <Form.Item name="competitionName" label={t('import.competitionName')} style={{ marginBottom: 0 }}>
          <Input maxLength={80} placeholder={t('import.competitionHint')} />
        </Form.Item>
        <Flex gap={16} align="center" wrap>
          <Form.Item
            name="startOn"
            label={t('import.startOn')}
            extra={t('import.startOnHint')}
            style={{ marginBottom: 0 }}
          >
            <DayInput />
          </Form.Item>
          <Form.Item name="simulate" valuePropName="checked" style={{ marginBottom: 0 }}>
            <Checkbox>{t('import.simulate')}</Checkbox>
          </Form.Item>
        </Flex>
        {from === 'file' ? (
          <Upload.Dragger
            accept=".json,.txt,application/json"
            showUploadList={false}
            disabled={isBusy}
            beforeUpload={(file) => {
              void takeFile(file);
              return false;
            }}
          >
            <p>
              <InboxOutlined style={{ fontSize: 32 }} aria-hidden />
            </p>
            <p>{t(isBusy ? 'import.busy' : 'import.drop')}</p>
          </Upload.Dragger>
        ) : (
          <Flex gap={8} align="flex-end">
            <Form.Item
              name="url"
              label={t('import.url')}
              rules={[{ required: true, type: 'url', message: t('import.urlMissing') }]}
              style={{ flex: 1, marginBottom: 0 }}
            >
              <Input placeholder="https://raw.githubusercontent.com/openfootball/…" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('import.fetch')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Form>
  );
}
