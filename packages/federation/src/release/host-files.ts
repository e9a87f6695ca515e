/** Sources of the shell that only a page of a remote needs: they are preloaded with it, never with home. */
export const remoteStartSources = ['../../packages/federation/src/source/start-federation.ts'];
