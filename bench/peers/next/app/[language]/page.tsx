import { homeContent, layoutContent } from '../../contents.ts';
import { Footer } from '../../page/Footer.tsx';
import { HomePage } from '../../page/HomePage.tsx';

export async function generateMetadata({ params }: PageProps<'/[language]'>) {
  return { title: (await homeContent((await params).language)).title };
}

export default async function Home({ params }: PageProps<'/[language]'>) {
  const { language } = await params;
  const layout = await layoutContent(language);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <HomePage content={await homeContent(language)} contact={layout.company[1]?.path ?? ''} />
      </main>
      <Footer content={layout} />
    </>
  );
}
