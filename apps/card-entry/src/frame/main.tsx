import '@sigorta/ui-kit/tokens/tokens.css';
import '@sigorta/ui-kit/tokens/reset.css';
import '@sigorta/ui-kit/tokens/base.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { pageAround } from './page-around.ts';

const origin = document.querySelector<HTMLMetaElement>('meta[name=parent-origin]')?.content;
const root = document.getElementById('root');
/* opened by itself it has nobody to talk to and stays empty */
if (origin && root && window.parent !== window) createRoot(root).render(<Frame page={pageAround(origin)} />);
