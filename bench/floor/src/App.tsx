import { useState } from 'react';
import frameLogo from './frame.svg';
import toolLogo from './tool.svg';

/** What a fresh Vite + React project shows: two logos, a heading, a counter and a line. */
export function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <div>
        <img src={toolLogo} alt="Vite" width="96" height="96" />
        <img src={frameLogo} alt="React" width="96" height="96" />
      </div>
      <h1>Vite + React</h1>
      <button type="button" onClick={() => setCount((current) => current + 1)}>
        count is {count}
      </button>
      <p>The least that a page with this stack costs: what the site's pages are measured against.</p>
    </main>
  );
}
