import { createPortal, flushSync } from '@sigorta/runtime/runtime';

export { createPortal, flushSync };
// biome-ignore lint/style/noDefaultExport: libraries import react-dom's default
export default { createPortal, flushSync };
