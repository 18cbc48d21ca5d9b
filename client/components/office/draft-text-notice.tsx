import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { useDraftText } from '../form/draft-text.ts';
import type { Revised } from './revisions-button.tsx';
import { useAuthorsText } from './use-authors-text.ts';
import { useMomentText } from './use-moment-text.ts';

interface KeptRecord<Variables extends OperationVariables> {
  /** The query of its revisions, the newest first. */
  query: TypedDocumentNode<Revised, Variables>;
  variables: Variables;
}

/** Who has changed the record since its form was opened: that is what would be replaced. */
function ChangedSince<Variables extends OperationVariables>({
  query,
  variables,
  since,
}: KeptRecord<Variables> & { since: Date }) {
  const { t } = useTranslation();
  const authorsText = useAuthorsText();
  const options = { variables, fetchPolicy: 'network-only' } as useQuery.Options<Revised, Variables>;
  const { data } = useQuery<Revised, Variables>(query, options);
  const newer = data?.revisions.filter(({ at }) => new Date(at) > since) ?? [];
  if (newer.length === 0) return null;
  return (
    <Typography role="status" sx={{ mt: 1, fontWeight: 600 }}>
      {t('draftText.replaces', { who: authorsText(newer) })}
    </Typography>
  );
}

interface DraftTextNoticeProps<Variables extends OperationVariables> {
  kept: ReturnType<typeof useDraftText>;
  /** Undefined for one that is added. */
  record: KeptRecord<Variables> | undefined;
}

/** Offers what was typed here before and not saved. */
export function DraftTextNotice<Variables extends OperationVariables>({
  kept,
  record,
}: DraftTextNoticeProps<Variables>) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  if (!kept.found) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('draftText.found', { moment: momentText(kept.found.typedAt) })}
      {record && <ChangedSince {...record} since={kept.found.begunAt} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={kept.putBack}>
          {t('draftText.putBack')}
        </Button>
        <Button onClick={kept.throwAway}>{t('draftText.throwAway')}</Button>
      </Box>
    </Alert>
  );
}
