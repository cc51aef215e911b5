export { ChatPanel, type ChatPanelProps } from './panel/chat-panel.tsx';
export type { CopiedLeg } from './api/shapes.ts';
