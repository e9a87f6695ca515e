/** Piral's packages import React without naming it: one is meant, that of the shell. */
export default {
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
};
