import type { FastifyInstance } from 'fastify';
import { methodsOf } from './producer.ts';

/** Route of the pages: it takes every address, so it says nothing about one. */
const pages = '/*';

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('*')
      .map((part) => part.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+'))
      .join('.*')}$`,
  );

/**
 * Which methods an address takes. To be called before the routes are registered.
 * @returns the methods of a URL, OPTIONS included, as `Allow` names them
 */
export const rememberMethods = (app: FastifyInstance): ((url: string) => string[]) => {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url !== pages && !config?.isRefused)
      routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const named = methodsOf(path);
    const own = routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []));
    const methods = named.length > 0 ? named : own.length > 0 ? own : ['GET', 'HEAD'];
    return [...new Set([...methods, 'OPTIONS'])].toSorted();
  };
};
