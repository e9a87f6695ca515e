import '../../page/page.css';
import { languages, layoutContent } from '../../contents.ts';
import { Header } from '../../page/Header.tsx';

export const generateStaticParams = () => languages.map((language) => ({ language }));

export default async function RootLayout({ children, params }: LayoutProps<'/[language]'>) {
  const content = await layoutContent((await params).language);
  return (
    <html lang={content.language} dir={content.direction}>
      <body>
        <a href="#main" className="skip">
          {content.words['kit.skipToContent']}
        </a>
        <Header content={content} />
        {children}
      </body>
    </html>
  );
}
