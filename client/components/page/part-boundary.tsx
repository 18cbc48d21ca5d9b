import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="alert">
      <span>{t('content.loadFailed')}</span>
      <button type="button" className="button" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

interface PartBoundaryProps {
  /** Called before the part is drawn again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** The error boundary around a part of a page: if it throws, the rest of the page stays, with what was typed there. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <FailedPart onRetry={this.retry} /> : this.props.children;
  }
}
