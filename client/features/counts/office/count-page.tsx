import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BookedCount } from './booked-count.tsx';
import { CashCountDocument, useCashCountQuery } from './cash-counts.generated.ts';
import { CountStateChip } from './count-state-chip.tsx';
import { DraftCount } from './draft-count.tsx';
import { useCountTitle } from './use-count-title.ts';
import { usePoll } from './use-poll.ts';

/** Milliseconds after which a draft is asked for again. */
const INTERVAL = 10_000;

/** The desk for a pile of envelopes, and afterwards what was counted there. */
export function CountPage() {
  const { t } = useTranslation();
  const titleOf = useCountTitle();
  const id = useItemId() ?? 0;
  const [isDraft, setIsDraft] = useState(false);
  const result = useCashCountQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // Several treasurers may type at one table.
  usePoll({
    query: CashCountDocument,
    variables: { id },
    interval: isDraft ? INTERVAL : 0,
    refetch: result.refetch,
  });
  const found = result.data?.cashCount;
  useEffect(() => setIsDraft(found?.state === 'DRAFT'), [found?.state]);
  const reload = async () => (await result.refetch()).data?.cashCount ?? null;
  return (
    <OfficeItemPage
      list={{ label: t('counts.title'), to: PATHS.cashCounts }}
      result={result}
      itemOf={({ cashCount }) => cashCount}
      titleOf={(count) => titleOf(count)}
      notFound={t('counts.notFound')}
    >
      {(count) => (
        <>
          <PageHeading plain title={titleOf(count)} />
          <Box sx={{ mb: 2 }}>
            <CountStateChip state={count.state} />
          </Box>
          {count.state === 'DRAFT' ? (
            <DraftCount count={count} reload={reload} />
          ) : (
            <BookedCount count={count} />
          )}
        </>
      )}
    </OfficeItemPage>
  );
}
