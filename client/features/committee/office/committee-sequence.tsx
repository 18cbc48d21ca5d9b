import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { SaveBar } from '../../../components/office/save-bar.tsx';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CommitteeSequenceRows } from './committee-sequence-rows.tsx';
import { useSequence } from './use-sequence.ts';

interface CommitteeSequenceProps {
  /** The section's address. */
  id: string;
  onDone: () => void;
}

/** The whole committee with a number field for each member (spec §4, sequence edit mode). */
export function CommitteeSequence({ id, onDone }: CommitteeSequenceProps) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const sequence = useSequence(onDone);
  const [pageCount, setPageCount] = useState(1);
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);

  // The pressed edit button has disappeared.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sequence.update();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section title={t('committee.section')} id={id} titleRef={title} isPage>
        <Table sx={{ '& th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('committee.sequenceNumber')}</TableCell>
              <TableCell>{t('content.name')}</TableCell>
              <TableCell>{t('committee.position')}</TableCell>
            </TableRow>
          </TableHead>
          {pages.map((page) => (
            <CommitteeSequenceRows key={page} page={page} sequence={sequence} onPageCount={setPageCount} />
          ))}
        </Table>
        <SaveBar>
          <BusyButton type="submit" busy={sequence.isSaving} busyLabel={t('committee.updatingSequence')}>
            {t('committee.updateSequence')}
          </BusyButton>
          <Button onClick={onDone}>{t('common.cancel')}</Button>
        </SaveBar>
      </Section>
    </form>
  );
}
