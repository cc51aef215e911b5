import { Typography } from 'antd';

/** An address or a transaction: its middle is left out, the whole is copied. */
export function Shortened({ text }: { text: string }) {
  return (
    <Typography.Text copyable={{ text }} code style={{ whiteSpace: 'nowrap' }}>
      {`${text.slice(0, 6)}…${text.slice(-4)}`}
    </Typography.Text>
  );
}
