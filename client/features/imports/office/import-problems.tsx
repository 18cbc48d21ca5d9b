import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SheetSubject } from '../../../../rules/imports.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { LoadState } from '../../../components/page/load-state.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useImportProblemsQuery } from './imports.generated.ts';
import { ProblemTable } from './problem-table.tsx';

/** What an import could not bring in, or left when it was undone. */
export function ImportProblems({ runId, subject }: { runId: number; subject: SheetSubject | null }) {
  const { t } = useTranslation();
  const result = useImportProblemsQuery({
    variables: { id: runId, pageSize: LIMITS.pageSizeMaximum },
    fetchPolicy: 'network-only',
  });
  return (
    <Box sx={{ mt: 2 }}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={120} />}>
        {({ importProblems: { items, totalCount } }) => (
          <>
            <ProblemTable subject={subject} problems={items} />
            {totalCount > items.length && (
              <Typography sx={{ mt: 1 }}>
                {t('imports.more', { count: totalCount - items.length })}
              </Typography>
            )}
          </>
        )}
      </LoadState>
    </Box>
  );
}
