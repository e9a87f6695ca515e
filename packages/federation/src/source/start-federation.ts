import { __federation_method_getRemote, __federation_method_setRemote } from 'virtual:__federation__';
import './share-scope.ts';

/** The plugin and what remotes share, in one chunk of the shell that home never loads. */
export async function loadExposed(name: string, url: string, exposed: string): Promise<unknown> {
  __federation_method_setRemote(name, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' });
  return __federation_method_getRemote(name, exposed);
}
