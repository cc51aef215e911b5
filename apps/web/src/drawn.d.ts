/** The address of a drawing as a file (build/drawn-pictures.ts). */
declare module '*?drawn' {
  const url: string;
  export default url;
}
