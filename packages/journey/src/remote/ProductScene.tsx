import { useProduct } from './journey-context.tsx';

/** What a page is about that has nothing else to show. Pages of one product show its picture where others have a drawing of a state. */
export function ProductScene() {
  const { id } = useProduct();
  return <img src={`/art/products/${id}.svg`} alt="" width="232" height="174" />;
}
