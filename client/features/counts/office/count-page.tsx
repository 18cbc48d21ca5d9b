import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../../components/list/content-id.ts';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { LoadState } from '../../../components/page/load-state.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
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
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.contentId)) ?? 0;
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
  const title = found ? titleOf(found) : t('counts.title');
  return (
    <OfficePage title={title} above={[{ label: t('counts.title'), to: PATHS.giftCounts }]}>
      <PageHeading plain title={title} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={640} />}>
        {({ giftCount }) =>
          giftCount ? (
            <>
              <Box sx={{ mb: 2 }}>
                <CountStateChip state={giftCount.state} />
              </Box>
              {giftCount.state === 'DRAFT' ? (
                <DraftCount key={giftCount.id} count={giftCount} reload={reload} />
              ) : (
                <BookedCount count={giftCount} />
              )}
            </>
          ) : (
            <Alert severity="error">{t('counts.notFound')}</Alert>
          )
        }
      </LoadState>
    </OfficePage>
  );
}
