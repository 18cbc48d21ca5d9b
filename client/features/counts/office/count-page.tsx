import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { OfficeItemPage, useItemId } from '../../../components/office/office-item-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BookedCount } from './booked-count.tsx';
import { CountStateChip } from './count-state-chip.tsx';
import { DraftCount } from './draft-count.tsx';
import { GiftCountDocument, useGiftCountQuery } from './gift-counts.generated.ts';
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
  const result = useGiftCountQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // Several treasurers may type at one table.
  usePoll({
    query: GiftCountDocument,
    variables: { id },
    interval: isDraft ? INTERVAL : 0,
    refetch: result.refetch,
  });
  const found = result.data?.giftCount;
  useEffect(() => setIsDraft(found?.state === 'DRAFT'), [found?.state]);
  const reload = async () => (await result.refetch()).data?.giftCount ?? null;
  return (
    <OfficeItemPage
      list={{ label: t('counts.title'), to: PATHS.giftCounts }}
      result={result}
      itemOf={({ giftCount }) => giftCount}
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
