declare module 'virtual:__federation__' {
  interface FederatedRemote {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(name: string, remote: FederatedRemote): void;
  export function __federation_method_getRemote(name: string, exposed: string): Promise<unknown>;
}

declare module 'virtual:remote-source' {
  export const source: import('./source/remote-source.ts').RemoteSource;
}
