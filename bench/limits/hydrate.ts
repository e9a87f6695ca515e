import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What stands in a page as React elements without properties: a built React compares none of them with the document. */
function mirrored(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  return createElement(node.localName, null, ...[...node.childNodes].map(mirrored));
}

function Page({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated:page');
  }, []);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
hydrateRoot(root, createElement(Page, null, ...[...root.childNodes].map(mirrored)));
