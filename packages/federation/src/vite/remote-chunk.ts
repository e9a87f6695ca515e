/** Words that a form page always shows together, and that other pages of the journey then have already. */
const formWords =
  /\/packages\/(?:(?:journey|legal)\/src\/texts\/(?:shared\/|form\/)?|i18n\/src\/texts\/\w+\/|product-kit\/src\/ending-words\/)([a-z]{2})\.ts$/;

/**
 * A product's words and its questions and answers. A file that its languages share gets a chunk of its own: left to
 * the bundler it would lie in one of theirs, and chunks that wait for each other never start.
 */
const productWords = /\/apps\/[^/]+\/src\/([^/]+)\/(?:texts|faq)\/([\w-]+)\.ts$/;

/** What every page of every product draws or computes with: many small modules, one request. */
const base = [
  /vite\/preload-helper|react\/(?:cjs\/)?(?:react-)?jsx-runtime/,
  /\/packages\/(?:i18n|product-kit)\/src\/[\w-]+\.ts$/,
  /\/packages\/contracts\/src\/[\w-]+\.ts$/,
  /\/packages\/ui-kit\/src\/(?:class-names|(?:button|layout|text|feedback)\/[\w-]+)\.(?:tsx?|module\.css)$/,
  /\/packages\/journey\/src\/(?:remote|words)\/[\w-]+\.tsx?$/,
];

/** What pages with something to fill in share: form, payment, last questions. */
const fields = [
  /\/packages\/ui-kit\/src\/field\/(?:Field|Select|ListFailure|Checkbox|Combobox|ComboboxList|control|field-props|use-combobox|list-match)\.(?:tsx?|module\.css)$/,
  /\/packages\/ui-kit\/src\/data\/(?:Badge|KeyValue)\.(?:tsx|module\.css)$/,
  /\/packages\/journey\/src\/(?:lookups\/(?:list-entries|list-names|use-list-names)|form\/(?:field-id|first-values|persons\/(?:person-words|long-list))|consents\/use-consents)\.tsx?$/,
  /\/packages\/(?:legal\/src\/consent-of-use|lookups\/src\/list-language)\.ts$/,
  /\/packages\/gateway-client\/src\/(?:code-of|react\/(?:use-reading|use-task|use-gateway-later|gateway-wrapping))\.ts$/,
];

/** Name of the chunk a module goes to, where one chunk a module would be many small requests. */
export function remoteChunk(id: string): string | undefined {
  const language = formWords.exec(id)?.[1];
  if (language) return `words-${language}`;
  const [, product, of] = productWords.exec(id) ?? [];
  if (product) return `${product}-${of}`;
  if (fields.some((part) => part.test(id))) return 'fields';
  return base.some((part) => part.test(id)) ? 'base' : undefined;
}
