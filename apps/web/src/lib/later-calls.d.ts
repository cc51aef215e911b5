declare module '@fairway/contract/endpoints.ts?later' {
  export { endpoints } from '@fairway/contract/endpoints.ts';
}
