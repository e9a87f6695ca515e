import { formContent, languages, layoutContent } from '../../../contents.ts';
import { ShortFooter } from '../../../page/Footer.tsx';
import { FormPage } from '../../../page/FormPage.tsx';

/** Every link of the house leads somewhere: to this form, which stands for all pages but home. */
export async function generateStaticParams() {
  const all = await Promise.all(
    languages.map(async (language) => {
      const { tabs, groups, services, company } = await layoutContent(language);
      const cards = [...tabs, ...groups.flatMap((group) => group.cards)];
      return [...cards, ...services, ...company].map(({ path }) => ({
        language,
        form: path.split('/')[2] ?? '',
      }));
    }),
  );
  return all.flat();
}

export async function generateMetadata({ params }: PageProps<'/[language]/[form]'>) {
  return { title: (await formContent((await params).language)).title };
}

export default async function Form({ params }: PageProps<'/[language]/[form]'>) {
  const { language } = await params;
  const layout = await layoutContent(language);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <FormPage
          content={await formContent(language)}
          language={language}
          contact={layout.company[1]?.path ?? ''}
        />
      </main>
      <ShortFooter content={layout} />
    </>
  );
}
