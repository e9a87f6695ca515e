/** Words that a form page always shows together, and that other pages of the journey then have already. */
const formWords =
  /\/packages\/(?:journey\/src\/texts\/(?:shared|form)\/|i18n\/src\/texts\/fields\/)([a-z]{2})\.ts$/;

/** What is said of what went wrong, of an end, of consents, and beside a form's first step: a form fetches it with what comes behind its handlers, every other page at its start. */
const laterWords =
  /\/packages\/(?:i18n\/src\/texts\/(?:errors|faults|common)|legal\/src\/texts|journey\/src\/texts\/beside|product-kit\/src\/ending-words)\/([a-z]{2})\.ts$/;

/**
 * A product's words and its questions and answers. A file that its languages share gets a chunk of its own: left to
 * the bundler it would lie in one of theirs, and chunks that wait for each other never start.
 */
const productWords = /\/apps\/[^/]+\/src\/([^/]+)\/(?:texts|(faq))\/([\w-]+)\.ts(?:\?(later))?$/;

/**
 * What every page of every product draws or computes with: many small modules, two requests, of which a form's start makes the first
 * (`base`) and its judge and every other page the second (`later`). With all that these import: what is named
 * nowhere lies with whoever imports it first, and two parts that import each other never start.
 */
const base = [
  /vite\/preload-helper|commonjsHelpers|__federation_fn_import|sigorta:no-versions|react\/(?:cjs\/)?(?:react-)?jsx-runtime/,
  /\/node_modules\/valibot\//,
  /\/packages\/validators\/src\/(?:iso-date|istanbul|digits|national-id|amount|phone|tax-number|luhn|card-in-text|visible-text|email|imei|licence-serial|microchip|passport|person-name|plate|uavt)\.ts$/,
  /\/packages\/product-kit\/src\/field-schemas\/[\w-]+\.ts$/,
  /\/packages\/(?:i18n|legal)\/src\/texts\/load\.ts$/,
  /\/packages\/ui-kit\/src\/(?:text\/texts\/tr|layout\/icons\/generated\/icon-paths)\.ts$/,
  /\/packages\/ui-kit\/src\/(?:data\/(?:StepTrail|Money)|dialog\/(?:Accordion|Dialog|SentDialog|use-modal))\.(?:tsx?|module\.css)$/,
  /\/packages\/journey\/src\/offers\/(?:holding|use-now)\.ts$/,
  /\/packages\/(?:i18n|product-kit)\/src\/[\w-]+\.ts$/,
  /\/packages\/contracts\/src\/[\w-]+\.ts$/,
  /\/packages\/product-kit\/src\/(?:fields|rules)\/[\w-]+\.ts$/,
  /\/packages\/lookups\/src\/(?:lists\/country-codes\.json|country-codes\.ts|schengen\.ts)$/,
  /\/packages\/ui-kit\/src\/dialog\/use-in-view\.ts$/,
  /\/packages\/ui-kit\/src\/(?:class-names|(?:button|layout|text|feedback)\/[\w-]+)\.(?:tsx?|module\.css)$/,
  /\/packages\/journey\/src\/(?:remote|words)\/[\w-]+\.(?:tsx?|module\.css)$/,
];

/** What pages with something to fill in share: form, payment, last questions. */
const fields = [
  /\/packages\/ui-kit\/src\/field\/(?:Field|Select|ListFailure|Checkbox|Combobox|ComboboxList|TextInput|MaskedInput|BirthDateInput|RadioGroup|SegmentedControl|ErrorSummary|control|field-props|use-combobox|list-match|use-mask|mask-caret)\.(?:tsx?|module\.css)$/,
  /\/packages\/ui-kit\/src\/data\/(?:Badge|KeyValue|Price|Ticket|Avatar|StepSection)\.(?:tsx|module\.css)$/,
  /\/packages\/journey\/src\/(?:lookups\/(?:list-entries|list-names|use-list-names|use-lookup|use-kept-district)|form\/(?:field-id|first-values|known-name|kept-values|draft|open-drafts|use-summary-focus|persons\/(?:person-words|long-list))|consents\/(?:use-consents|use-consent-problems|consent-field-id|ConsentList))\.(?:tsx?|module\.css)$/,
  /\/packages\/(?:legal\/src\/consent-of-use|lookups\/src\/list-language|validators\/src\/birth-date)\.ts$/,
  /\/packages\/gateway-client\/src\/(?:code-of|react\/(?:use-reading|use-task|use-gateway-later|gateway-wrapping))\.ts$/,
  /\/packages\/ui-kit\/src\/dialog\/use-popup\.ts$/,
];

/** The form, which the page of the last questions shows again: all but what a press brings; in two, as its start needs them or not. */
const form = [
  /\/packages\/journey\/src\/form\/(?!(?:ask-insurers|send-request)\.ts|fields\/uavt\/[Aa]ddress|register\/(?:load-register|FoundWords|RegisterPanel|use-find-vehicle|register-answers)\.)[\w/-]+\.(?:tsx?|module\.css)$/,
  /\/packages\/journey\/src\/upload\/merge-persons\.ts$/,
];

/** What a form draws first: its page, the remote's entry, a product's declaration. */
const starts =
  /\/(?:packages\/journey\/src\/form\/FormPage\.tsx|apps\/[^/]+\/src\/(?:remote|[^/]+\/product)\.ts)$/;

/** What stands in a form's document and comes behind its handlers. Its rules are critical ones: their sheets are the form's own. */
const besides = /\/packages\/journey\/src\/form\/later\/parts\.ts$/;

/** Fields that one types into: with all that they are made of they come alone where a first step has some. */
const kinds = /\/packages\/journey\/src\/form\/later\/kinds\.ts$/;

/** The part of the bundler's graph that is asked: which modules import one before they run. */
export interface ImportGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/**
 * Whether one of these cannot run without a module. Asked of the imports themselves, so that a library which only judging or a later
 * page needs does not stand in a form's start because its file's name says nothing of it.
 */
function isNeededBy(entries: readonly RegExp[], id: string, { getModuleInfo }: ImportGraph): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (entries.some((entry) => entry.test(each))) return true;
    for (const importer of getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Name of the chunk a module goes to, where one chunk a module would be many small requests. */
export function remoteChunk(id: string, graph: ImportGraph): string | undefined {
  const language = formWords.exec(id)?.[1];
  if (language) return `words-${language}`;
  const saidLater = laterWords.exec(id)?.[1];
  if (saidLater) return `later-words-${saidLater}`;
  const [, product, faq, of, behind] = productWords.exec(id) ?? [];
  if (product) return [product, faq ?? behind, of].filter(Boolean).join('-');
  const [early, late] = chunksOf(id);
  if (!early || isNeededBy(id.endsWith('.css') ? [starts, besides, kinds] : [starts], id, graph))
    return early;
  return isNeededBy([kinds], id, graph) ? 'kinds' : late;
}

/** Where a module goes that a form's start needs, and where it goes otherwise. */
function chunksOf(id: string): readonly [string, string] | readonly [] {
  const isOf = (part: readonly RegExp[]) => part.some((name) => name.test(id));
  if (isOf(fields)) return ['fields', 'later'];
  if (isOf(form)) return ['form', 'parts'];
  return isOf(base) ? ['base', 'later'] : [];
}
