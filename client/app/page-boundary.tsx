import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

interface PageBoundaryProps {
  /** Identifies the page that is shown: another one resets the boundary. */
  page: unknown;
  /** Whether its code could not be loaded. */
  hasFailed: boolean;
  children: ReactNode;
}

/** The error boundary around a page. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ page }: PageBoundaryProps) {
    if (page !== this.props.page && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    return this.props.hasFailed || this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}
