export { ApiError, noAnswerCode } from './api-error.ts';
export { createClient, type CallOptions, type Client, type ClientSettings } from './client.ts';
export { hashPassword } from './hash-password.ts';
export { signRequest } from './sign-request.ts';
