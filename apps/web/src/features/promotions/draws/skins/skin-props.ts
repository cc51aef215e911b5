import type { DrawConfig } from '../../api/use-draw.ts';
import type { Stage } from '../use-stage.ts';

export interface SkinProps {
  no: number;
  config: DrawConfig;
  stage: Stage;
  /** The prize is to be shown now. */
  onEnd: () => void;
}
