/** JSX as in the starter: with the shell's React, not with a runtime of its own that would cost another file. */
export default {
  esbuild: { jsx: 'transform', jsxInject: "import * as React from 'react'" },
};
