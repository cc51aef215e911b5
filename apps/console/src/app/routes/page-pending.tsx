import { Card, Skeleton } from 'antd';

/** While a page's code loads. */
export function PagePending() {
  return (
    <Card aria-busy="true">
      <Skeleton active paragraph={{ rows: 8 }} />
    </Card>
  );
}
