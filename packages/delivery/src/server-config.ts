import { scopedName } from '@sigorta/federation/vite/scoped-name';
import type { InlineConfig, Plugin, Rolldown } from 'vite8';

/**
 * What the bundler says of every server build and nobody acts on: libraries mark their browser parts with "use client", and
 * everything is rendered here; times are not asked for; a module that is imported both ways lies in one file.
 */
const saidBefore: ReadonlySet<string> = new Set([
  'MODULE_LEVEL_DIRECTIVE',
  'PLUGIN_TIMINGS',
  'INEFFECTIVE_DYNAMIC_IMPORT',
]);

/** What all server builds share: no federation plugin, readable files, no import but what is named as external. */
export const serverConfig = ({
  root,
  outDir,
  plugins,
  alias = [],
  ssr = true,
  rolldown,
}: {
  root: string;
  outDir: string;
  plugins: Plugin[];
  alias?: { find: RegExp; replacement: string }[];
  /** the entry, or true when `rolldown.input` names several */
  ssr?: string | true;
  rolldown: Rolldown.RolldownOptions;
}): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: scopedName } },
  /* also where the surroundings are those of a test: what is built is what is published */
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins,
  resolve: { alias },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr,
    outDir,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...rolldown,
      onLog: (level, log, show) => {
        if (!saidBefore.has(log.code ?? '')) show(level, log);
      },
    },
  },
});
