/*
 * Imported as `render.js?v=...` to be read anew after a build. Its chunks import one another by hashed names without
 * that query, so this file must hold nothing: else there would be two of everything, React among it.
 */
export { openSite, renderRoot, shared, shell, source } from './render.ts';
