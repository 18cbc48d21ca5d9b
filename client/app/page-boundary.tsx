import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

interface PageBoundaryProps {
  /** What is shown; another one is tried again after one that failed. */
  page: unknown;
  /** Whether it has failed before it could be drawn. */
  hasFailed: boolean;
  children: ReactNode;
}

/** Says so when a page breaks, or when its code could not be loaded. */
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
