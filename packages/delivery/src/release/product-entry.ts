/** The module that lists a family's products. It is made for the build: a family keeps no list of them (decision 0015). */
const code = (family: string): string => `
const declarations = import.meta.glob('/apps/${family}/src/*/product.ts', { eager: true });
const families = import.meta.glob('/apps/${family}/src/_family/family.ts', { eager: true });
const texts = import.meta.glob('/apps/${family}/src/*/texts/*.ts');
const faqs = import.meta.glob('/apps/${family}/src/*/faq/*.ts');
const accounts = import.meta.glob('/apps/${family}/src/_family/scenarios/scenarios.ts', { eager: true });
const told = import.meta.glob('/apps/${family}/src/_family/scenarios/{tr,en,ru,ar}.ts');
const steps = import.meta.glob('/apps/${family}/src/_family/claims/{tr,en,ru,ar}.ts');
const [own] = Object.values(families);
const [account] = Object.values(accounts);
export const family = own ? own.family : undefined;
export const scenarios = account ? account.scenarios : [];
export const scenarioTexts = (language) => told['/apps/${family}/src/_family/scenarios/' + language + '.ts']?.();
export const claimTexts = (language) => steps['/apps/${family}/src/_family/claims/' + language + '.ts']?.();
export const modules = Object.entries(declarations).map(([file, declared]) => {
  const folder = file.slice(0, -'product.ts'.length);
  const of = (all, name) => all[folder + name]?.();
  return {
    folder,
    declared,
    texts: (language) => of(texts, 'texts/' + language + '.ts'),
    faq: (language) => of(faqs, 'faq/' + language + '.ts'),
  };
});
`;

export const productEntry = { id: 'virtual:products', resolved: '\0virtual:products.js', code };
