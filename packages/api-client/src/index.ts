export { ApiError, noAnswerCode } from './api-error.ts';
export type { ClientSettings } from './client-settings.ts';
export { createClient, type CallOptions, type CallTable, type Client } from './client.ts';
export { createFormCalls, type FormCalls, type FormCallSettings } from './form-calls.ts';
export { createGatewayPost, type GatewayPost } from './gateway.ts';
export { hashPassword } from './hash-password.ts';
export { ServerClock } from './server-clock.ts';
export { signRequest } from './sign-request.ts';
export { createUpload, type Upload, type UploadOptions } from './upload.ts';
