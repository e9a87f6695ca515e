/**
 * The one shared package of shell and remotes. A shared package ships whole, so every name here costs
 * every visitor: add a name only when a remote or the shell uses it. Contracts' `remoteContract` must rise when a
 * name is removed or changes its meaning.
 */

export { createPortal, flushSync } from 'react-dom';

import { assertOnlyRuntime } from './only-runtime.ts';

export {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { create } from 'zustand';
export {
  BootProvider,
  useBoot,
  useBrand,
  useCatalogue,
  useEveryProduct,
  useLanguage,
} from './boot-context.ts';
export { useDocumentHead } from './document-head.ts';
export { useHydrated, useToday } from './hydrated.ts';
export { keepLanguage } from './keep-language.ts';
export { Link } from './Link.tsx';
export { lazyTexts } from './lazy-texts.ts';
export { useHydrationMark } from './mark-hydrated.ts';
export { NavLink } from './NavLink.tsx';
export { useLanguageHref, usePath } from './paths.ts';
export { type RemoteModule, type RemotePageRequest, remoteContract } from './remote-module.ts';
export { type SchemeChoice, useScheme } from './scheme.ts';
export { SideInfoProvider, useSideInfo } from './side-info.ts';
export { callKeys, readEndpoint, storage } from './storage.ts';
export { i18n, loadI18n, loadNamespace } from './texts.ts';
export { readTypedValues, useTypedBeforeHydration } from './typed-values.ts';
export { useNamespace, useTexts } from './use-texts.ts';

assertOnlyRuntime();
