import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useErrorText } from '../dialogs/message-text.ts';
import { usePageRecord } from './page-record.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The result of a generated query hook. */
export interface QueryResult<Data> {
  data?: Data;
  /** What the same hook had before its variables changed. */
  previousData?: Data;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface LoadStateProps<Data> {
  result: QueryResult<Data>;
  /** The placeholder, which has the size of the content, so that the layout does not shift. */
  placeholder: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows that a query failed and why, with Try again. */
export function LoadFailed({ error, refetch }: Pick<QueryResult<unknown>, 'error' | 'refetch'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // The answer or the next failure is in the result of the query.
  const retry = () => void refetch().catch(() => undefined);
  return (
    <div role="alert" className="alert">
      <span>
        {t('content.loadFailed')} {errorText(error)}
      </span>
      <button type="button" className="button" onClick={retry}>
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

/**
 * Shows a query: the placeholder while it loads, a message with Try again when it fails, otherwise its
 * data. If a refetch fails, the older data stays below the message.
 */
export function LoadState<Data>({ result, placeholder, children }: LoadStateProps<Data>) {
  const { t } = useTranslation();
  const { data, loading, error, refetch } = result;
  const failedOnServer = usePageRecord()?.hasFailed && !data;

  if (!data && loading && !failedOnServer) {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
        {placeholder}
      </div>
    );
  }
  return (
    <>
      {(error !== undefined || failedOnServer) && <LoadFailed error={error} refetch={refetch} />}
      {data && children(data)}
    </>
  );
}
