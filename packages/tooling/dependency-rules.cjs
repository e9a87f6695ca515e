// Who may import whom (docs/architecture.md). Patterns, not lists: a new family or product needs no new rule.
const packages = (...names) => `^packages/(${names.join('|')})/`;
const app = (name) => `^apps/${name}/`;
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(apps|packages|e2e|bench)/', pathNot: [from, ...allowed] },
});
// The gateway's modules from top to bottom: one imports below itself, never beside or above, types counted.
const floors = require('./gateway-floors.json');
const module_ = (...names) => `^apps/gateway/src/(${names.join('|')})/`;
const notATest = '\\.test\\.ts$';
const floorRules = floors.flatMap((floor, index) => [
  {
    name: `gateway-floor-${floor}`,
    comment: `${floor} may import ${floors.slice(index + 1).join(', ') || 'no module'}`,
    severity: 'error',
    from: { path: module_(floor), pathNot: notATest },
    to: { path: '^apps/gateway/src/', pathNot: module_(floor, ...floors.slice(index + 1)) },
  },
]);
const services = 'gateway|sandbox|card-entry';
const hosts = 'shell|panel';
const family = `^apps/(?!${services}|${hosts})([^/]+)/`;
const declaration = `${family}src/[^/]+/(product|fields|rules|samples|texts/[^/]+|faq/[^/]+)\\.ts$`;
// What the sandbox's insurers answer for a product.
const answers = `${family}src/[^/]+/sandbox/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?', '^node(:|$)', '/generated/'] },
    },
    ...floorRules,
    {
      name: 'a-renewal-never-charges',
      comment:
        'asking for prices again reaches no payment, no purchase and no issue, over no detour (decision 0393)',
      severity: 'error',
      from: { path: module_('renewals'), pathNot: notATest },
      to: { path: module_('payments', 'purchase', 'policies'), reachable: true },
    },
    {
      name: 'messages-are-noted',
      comment: 'a short message leaves where it is written down: of a purchase, or a contact (decision 0440)',
      severity: 'error',
      from: {
        path: '^apps/gateway/src/',
        pathNot: [
          '^apps/gateway/src/platform/(delivery|sms)/',
          '^apps/gateway/src/buyers/contacts/send\\.ts$',
          notATest,
        ],
      },
      to: { path: '^apps/gateway/src/platform/sms/post-sms\\.ts$' },
    },
    {
      name: 'gateway-has-no-other-rooms',
      comment: 'a file stands in a module of the list above, or in testing/',
      severity: 'error',
      from: { path: '^apps/gateway/src/', pathNot: [module_(...floors, 'testing'), notATest] },
      to: {},
    },
    only('leaves-import-nothing', packages('validators', 'lookups', 'insurers', 'i18n'), []),
    only('paper-reader', packages('paper-reader'), [packages('validators')]),
    only('contracts', packages('contracts'), [packages('validators', 'i18n')]),
    only('product-kit', packages('product-kit'), [packages('validators', 'contracts', 'lookups', 'i18n')]),
    only('ui-kit', packages('ui-kit'), [packages('validators', 'i18n')]),
    only('gateway-client', packages('gateway-client'), [
      packages('contracts', 'i18n'),
      // The hooks take boot data and endpoint from where a page keeps them.
      '^packages/runtime/',
    ]),
    {
      name: 'calls-of-the-gateway-know-no-react',
      comment: 'only its hooks and the tools of tests do (decision 220)',
      severity: 'error',
      from: { path: '^packages/gateway-client/src/(?!react/|testing/)' },
      to: { path: ['^packages/runtime/', 'node_modules/react/'] },
    },
    only('card-fields', packages('card-fields'), [
      packages('validators', 'contracts', 'i18n', 'ui-kit', 'runtime', 'gateway-client'),
    ]),
    {
      name: 'fields-of-a-card-know-no-page',
      comment:
        'only the side of a page asks the gateway; the frame of card entry knows neither it nor the boot data',
      severity: 'error',
      from: { path: '^packages/card-fields/src/(?!page/|testing/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^packages/(runtime|gateway-client)/', '^packages/card-fields/src/(page|testing)/'] },
    },
    only('legal', packages('legal'), [packages('contracts', 'i18n', 'ui-kit')]),
    only('runtime', packages('runtime'), [packages('i18n', 'contracts')]),
    only('release', packages('release'), [packages('contracts', 'i18n', 'product-kit', 'runtime', 'egress')]),
    only('journey', packages('journey'), [
      packages(
        'product-kit',
        'gateway-client',
        'ui-kit',
        'card-fields',
        'legal',
        'i18n',
        'lookups',
        'runtime',
        'contracts',
        'validators',
        'paper-reader',
      ),
    ]),
    only('shell-and-panel-know-no-product', `^apps/(${hosts})/`, ['^packages/']),
    only('gateway', app('gateway'), [
      packages(
        'validators',
        'contracts',
        'lookups',
        'insurers',
        'i18n',
        'product-kit',
        'release',
        'door-limits',
        'server-tls',
        'egress',
        'payment-wire',
      ),
      // Never what opens a card: the rule below.
      packages('card-seal'),
      // Pure parts: the palette, the fonts' table and the wording of the legal texts.
      '^packages/ui-kit/src/(palette|fonts|art)/[^/]+\\.ts$',
      '^packages/legal/src/(?!.*\\.tsx$)',
    ]),
    {
      name: 'the-gateway-opens-no-card',
      comment: 'it reads what a sealed card says of itself and what card entry is asked (decision 0456)',
      severity: 'error',
      from: { path: app('gateway'), pathNot: ['^apps/gateway/src/testing/', notATest] },
      to: { path: '^packages/card-seal/', pathNot: '/(header|calls|frame-signature)\\.ts$' },
    },
    only('card-seal', packages('card-seal'), [packages('validators')]),
    only('payment-wire', packages('payment-wire', 'door-limits', 'server-tls', 'egress'), []),
    only('card-entry', app('card-entry'), [
      packages(
        'card-seal',
        'payment-wire',
        'door-limits',
        'server-tls',
        'egress',
        'validators',
        'card-fields',
        'contracts',
        'i18n',
        'ui-kit',
      ),
    ]),
    only('sandbox', app('sandbox'), [
      packages('validators', 'contracts', 'lookups', 'insurers', 'i18n', 'product-kit'),
    ]),
    only('e2e', '^e2e/', [
      packages('contracts', 'product-kit', 'i18n', 'validators', 'lookups', 'insurers'),
      // Pictures of passports as they are rendered for the reader's own tests.
      '^packages/paper-reader/src/testing/',
      declaration,
      // A journey reads the page in the words that the page was given.
      '^(apps|packages)/[^/]+/src/.*(texts|documents)/',
      // A brand's colours as the page carries them.
      '^packages/ui-kit/src/palette/',
      // What a buyer past the screens agrees to.
      '^packages/legal/src/consent',
    ]),
    {
      name: 'a-family-never-imports-another',
      severity: 'error',
      from: { path: family },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'declarations-are-pure',
      comment: 'product, fields, texts, faq and samples run in the browser, the gateway and the sandbox',
      severity: 'error',
      from: { path: [declaration, answers], pathNot: '\\.test\\.ts$' },
      to: {
        path: '.',
        pathNot: [declaration, packages('product-kit', 'validators', 'contracts', 'lookups', 'i18n'), family],
      },
    },
    {
      name: 'invented-answers-are-for-the-sandbox',
      comment: 'what no insurer of the real world would say stays out of the browser and the gateway',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|bench)/', pathNot: [app('sandbox'), '\\.test\\.ts$', answers] },
      to: { path: answers },
    },
    {
      name: 'router-state-and-i18n-only-through-runtime',
      comment: 'one instance each; a shared package ships whole',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['^packages/(runtime|federation|delivery)/', app('shell')],
      },
      to: { path: 'node_modules/(react-router-dom|react-router|zustand|i18next|react-i18next)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A peer's parts find what they import where they are built (bench/peers/write-sources.ts).
    exclude: {
      path: [
        '/dist/',
        '/node_modules/\\.cache/',
        '^packages/tooling/',
        '/workshop/',
        '^bench/peers/(next|piral)/',
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
