import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SheetSubject } from '../../../../rules/imports.ts';
import { pageVariables } from '../../../components/list/page-parameter.ts';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { OfficePage } from '../../../components/office/office-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { askAgain } from '../../../graphql/ask-again.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ImportRunCard, isUnderWay } from './import-run-card.tsx';
import { useImportRunsQuery } from './imports.generated.ts';
import { SheetImportForm } from './sheet-import-form.tsx';
import { useSheetImport } from './use-sheet-import.ts';
import { useSheetSubjects } from './use-sheet-subjects.ts';

const PAGE_SIZE = 10;
/** Milliseconds between two looks at an import that is under way. */
const INTERVAL = 1000;

/** What the list that led here holds; the first of what may be brought in for everything else. */
function useAskedSubject(): SheetSubject {
  const [parameters] = useSearchParams();
  const subjects = useSheetSubjects();
  const asked = parameters.get(QUERY_PARAMETERS.kind);
  return subjects.find((each) => each === asked) ?? subjects[0] ?? SheetSubject.EVENTS;
}

/** The imports of the page in the address, looked at again while one is under way. */
function useImportRuns() {
  const [parameters] = useSearchParams();
  const variables = pageVariables(parameters, { pageSize: PAGE_SIZE });
  const [isMoving, setIsMoving] = useState(false);
  const result = useImportRunsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: isMoving ? INTERVAL : 0,
  });
  const isNowMoving = result.data?.importRuns.items.some(isUnderWay) ?? false;
  const { client } = result;
  useEffect(() => {
    setIsMoving(isNowMoving);
    // What visitors see has changed since the lists were read.
    return () => {
      if (isNowMoving) void askAgain(client);
    };
  }, [isNowMoving, client]);
  return { result, page: variables.page };
}

/** Where administrators bring in what the association has in its spreadsheets, and take it back. */
export function BringInPage() {
  const { t } = useTranslation();
  const runsTitle = useRef<HTMLHeadingElement>(null);
  const { result, page } = useImportRuns();
  const reload = () => result.refetch();
  const sheet = useSheetImport(useAskedSubject(), async () => {
    await reload();
    runsTitle.current?.focus();
  });
  const title = t('imports.title');
  return (
    <OfficePage title={title}>
      <PageHeading plain title={title} lead={t('imports.lead')} />
      <SheetImportForm sheet={sheet} />
      <Section title={t('imports.runs')} titleRef={runsTitle}>
        <PagedList
          result={result}
          listOf={({ importRuns }) => importRuns}
          placeholder={<Placeholder variant="rectangular" height={140} />}
          page={page}
          pageSize={PAGE_SIZE}
          label={t('imports.runs')}
          empty={<Typography>{t('imports.none')}</Typography>}
        >
          {(runs) => (
            <Box
              component="ul"
              sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: 760 }}
            >
              {runs.map((run) => (
                <ImportRunCard key={run.id} run={run} reload={reload} />
              ))}
            </Box>
          )}
        </PagedList>
      </Section>
    </OfficePage>
  );
}
