import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { languageName } from '../../../rules/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { useAct } from '../dialogs/use-act.ts';
import { BusyButton } from '../form/busy-button.tsx';
import { ReadyButton } from '../form/ready-button.tsx';
import { LoadState } from '../page/load-state.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import type { RevisionFieldsFragment } from './revisions.generated.ts';
import { useAuthorsText } from './use-authors-text.ts';
import { useMomentText } from './use-moment-text.ts';
import { WordChanges } from './word-changes.tsx';

export interface Revised {
  revisions: readonly RevisionFieldsFragment[];
}

interface RevisionsProps<Variables extends OperationVariables> {
  /** The query of the record's revisions, the newest first. */
  query: TypedDocumentNode<Revised, Variables>;
  variables: Variables;
  /** What the record's form calls a field. */
  labelOf: (field: string) => string;
  /** A value that is no text as people read it; by default as it is. */
  valueText?: (field: string, value: string) => string;
  bringBack: (revisionId: number) => Promise<unknown>;
}

/** One save: who, when, and what it changed. */
function Revision({
  revision: { at, actorName, changes },
  labelOf,
  valueText = (_field, value) => value,
  children,
}: Pick<RevisionsProps<OperationVariables>, 'labelOf' | 'valueText'> & {
  revision: RevisionFieldsFragment;
  children: ReactNode;
}) {
  const { t, language: reader } = useTranslation();
  const momentText = useMomentText();
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>
          {[momentText(at), actorName].filter(Boolean).join(' · ')}
        </Typography>
        {children}
      </Box>
      {changes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('revisions.first')}
        </Typography>
      )}
      {changes.map(({ field, language, before, after }) => (
        <Box key={`${field} ${language}`} sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[labelOf(field), language && languageName(language, reader)].filter(Boolean).join(' · ')}
          </Typography>
          <WordChanges
            before={valueText(field, before)}
            after={valueText(field, after)}
            language={language ?? undefined}
          />
        </Box>
      ))}
    </Box>
  );
}

function RevisionsDialog<Variables extends OperationVariables>(
  props: RevisionsProps<Variables> & { onClose: () => void },
) {
  const { query, variables, labelOf, valueText, bringBack, onClose } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const options = { variables, fetchPolicy: 'network-only' } as useQuery.Options<Revised, Variables>;
  const result = useQuery<Revised, Variables>(query, options);
  const { act, isBusyWith } = useAct();
  const authorsText = useAuthorsText();
  /** @param newer what was saved after it, and is replaced */
  const askAndBringBack = (id: number, newer: readonly RevisionFieldsFragment[]) =>
    act({
      about: id,
      ask: {
        question: t('revisions.question'),
        text: t('revisions.since', { who: authorsText(newer) }),
        action: t('revisions.bringBack'),
      },
      work: () => bringBack(id),
      onDone: onClose,
      done: t('revisions.done'),
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogContent>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
          {t('revisions.title')}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('revisions.lead')}</Typography>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={240} />}>
          {({ revisions }) =>
            revisions.length < 2 ? (
              <Typography>{t('revisions.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {revisions.map((revision, index) => (
                  <Revision key={revision.id} revision={revision} labelOf={labelOf} valueText={valueText}>
                    {index > 0 && (
                      <BusyButton
                        variant="outlined"
                        busy={isBusyWith(revision.id)}
                        busyLabel={t('form.saving')}
                        onClick={() => void askAndBringBack(revision.id, revisions.slice(0, index))}
                      >
                        {t('revisions.bringBack')}
                      </BusyButton>
                    )}
                  </Revision>
                ))}
              </Box>
            )
          }
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens what a record was before, with the way back to each. */
export function RevisionsButton<Variables extends OperationVariables>({
  about,
  ...props
}: RevisionsProps<Variables> & { about?: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ReadyButton onClick={() => setIsOpen(true)}>
        {t('revisions.title')}
        {about}
      </ReadyButton>
      {isOpen && <RevisionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
