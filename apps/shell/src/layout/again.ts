/** Asks for a page once more. What was pressed is gone then: who listens or types goes on from the page's start. */
export const again = (retry: () => void) => (): void => {
  document.getElementById('main')?.focus({ preventScroll: true });
  retry();
};
