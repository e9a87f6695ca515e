import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  children: ReactNode;
  failed: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
}

interface RemoteBoundaryState {
  error: unknown;
  hasFailed: boolean;
}

/** Keeps a remote's fault inside its place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    /* "Remote travel: broken" alone does not say why */
    if (error instanceof Error && error.cause !== undefined) console.error('Caused by', error.cause);
    /* whoever waits for the page to be usable must not wait for ever (bench and shell: `hydrated:page`) */
    performance.mark('failed:part');
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children;
  }
}
