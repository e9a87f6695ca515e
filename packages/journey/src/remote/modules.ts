/** A record of `import.meta.glob`: path → loader of the module's exports. */
export type ModuleLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** @throws Error when the file is not there: a page that the product does not have */
export async function moduleAt(loaders: ModuleLoaders, path: string): Promise<Record<string, unknown>> {
  const load = loaders[path];
  if (!load) throw new Error(`no ${path} in this remote`);
  return (await load()) as Record<string, unknown>;
}
