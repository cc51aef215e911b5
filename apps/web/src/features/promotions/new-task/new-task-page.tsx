import { CampaignPage } from '../page/campaign-page.tsx';
import { PackageAct } from './package-act.tsx';
import { TaskBlocks } from './task-blocks.tsx';

/** Tasks of the first days, each with its reward, and the package of signs beside them. */
export function NewTaskPage() {
  return (
    <CampaignPage
      kind="newTask"
      renderBody={(activity) => <TaskBlocks activity={activity} />}
      renderAct={(activity) => <PackageAct activity={activity} />}
    />
  );
}
