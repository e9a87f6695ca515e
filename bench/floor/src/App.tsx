import { useState } from 'react';

/** As much as a fresh Vite + React project shows: a heading, a line and a counter. */
export function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Vite + React</h1>
      <p>The least that any page with this stack costs: what the site's pages are measured against.</p>
      <button type="button" onClick={() => setCount((current) => current + 1)}>
        count is {count}
      </button>
    </main>
  );
}
