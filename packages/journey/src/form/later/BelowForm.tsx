import { FaqList } from '../../remote/FaqList.tsx';
import { CoverageInfo } from './CoverageInfo.tsx';

/** What one reads who scrolls on: the coverages in plain words, and the product's questions. */
export function BelowForm() {
  return (
    <>
      <CoverageInfo />
      <FaqList />
    </>
  );
}
