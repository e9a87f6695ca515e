/** Polls what workers do beside us. @throws after half a minute */
export async function until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const patience = Date.now() + 30_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > patience) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
