import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { loadTextFiles } from '../../../i18n/load-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BiodataSubject } from './biodata-parts.ts';

const BiodataDialog = lazyPart(async () => {
  await loadTextFiles(['biodata']);
  return (await import('./biodata-dialog.tsx')).BiodataDialog;
});

interface BiodataButtonProps {
  /** What the reader may see of the candidate. */
  subject: BiodataSubject;
  /** Whose name stands across the sheet; nobody's on one's own. */
  reader?: string;
}

/** Opens a candidate's biodata, to print. */
export function BiodataButton({ subject, reader }: BiodataButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant={reader ? 'text' : 'outlined'} sx={{ px: 1.5 }}>
        {t('person.biodata')}
      </Button>
      {isOpen && <BiodataDialog subject={subject} reader={reader} onClose={() => setIsOpen(false)} />}
    </>
  );
}
