import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('content.loadFailed')}
    </Alert>
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
