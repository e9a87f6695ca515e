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
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children;
  }
}
