import type { Page } from '@playwright/test';

/** Every control that a buyer typed into or pressed, card entry's frame included, and every picture that was given. */
export class GivenAnswers {
  private readonly controls = new Set<string>();
  private pictures = 0;

  /** Begin before the page is opened. What the page fills in itself moves no control and is not seen. */
  static async of(page: Page): Promise<GivenAnswers> {
    const given = new GivenAnswers();
    await page.exposeBinding('noteGivenAnswer', (_source, what: string) => given.note(what));
    await page.addInitScript(watchControls);
    return given;
  }

  /** a control that is touched twice is one answer */
  get count(): number {
    return this.controls.size + this.pictures;
  }

  get names(): string[] {
    return [...this.controls, ...Array.from({ length: this.pictures }, () => 'picture')].toSorted();
  }

  private note(what: string): void {
    if (what === 'picture') this.pictures += 1;
    else this.controls.add(what);
  }
}

/** In the page: tells names of controls whose value a hand has changed. */
function watchControls(): void {
  const tell = (what: string): void =>
    void (globalThis as unknown as { noteGivenAnswer: (what: string) => void }).noteGivenAnswer(what);
  const changed = (event: Event): void => {
    const control = event.target;
    if (control instanceof HTMLInputElement && control.type === 'file') {
      if (event.type === 'change' && control.files?.length) tell('picture');
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      tell(control.name || control.id);
  };
  document.addEventListener('input', changed, true);
  document.addEventListener('change', changed, true);
  /* a letter that is chosen for a name is an answer too */
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button[aria-pressed]') : null;
      if (button) tell(`pressed ${button.textContent}`);
    },
    true,
  );
}
