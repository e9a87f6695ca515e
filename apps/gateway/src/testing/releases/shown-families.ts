/** A site that says which families it shows from releases; rendering one that throws is refused like a broken page. */
export const shownFamilies = `
const site = (families) => ({
  catalogue: families.flatMap(({ catalogue }) => catalogue), build: families.map(({ id }) => id).join(), publicPaths: () => [],
  releases: { schema: 1, remotes: Object.fromEntries(families.map(({ release }) => [release.family, release])) },
  page: async ({ language, brand }) => {
    if (families.some(({ remote }) => remote.breaks)) throw new Error('a page that breaks');
    return {
    status: 200, kind: 'public', title: 't', description: 'd', canonicalPath: '/', product: null, questions: [], inlineScripts: [],
    html: '<html><head><!--head--><!--palette--></head><body><main>' + families.map(({ id }) => id).join() + '</main><!--boot--></body></html>',
    boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: families[0]?.release ?? null },
  }; },
  with: async (next) => {
    for (const { remote } of next) await remote.page({ product: 'pet', page: 'form', language: 'tr' });
    return site(next);
  },
});
export const openSite = async () => site([]);
export const shared = { react: {}, 'react/jsx-runtime': {}, '@sigorta/runtime/runtime': {} };`;
