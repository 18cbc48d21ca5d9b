import Typography from '@mui/material/Typography';
import { PrintDialog } from '../../../../components/dialogs/print-dialog.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { PrintedLetter } from '../../../ledger/office/printed-letter.tsx';
import { usePrintedGiftAidDeclarationQuery } from './gift-aid.generated.ts';

/** A declaration as a letter to its donor, to read and to print; of a verbal one it is the written record. */
export function PrintedDeclarationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const result = usePrintedGiftAidDeclarationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <PrintDialog canPrint={result.data !== undefined} onClose={onClose}>
      {(titleId) => (
        <>
          <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
            {({
              printedGiftAidDeclaration: { title, language, letterhead, recipient, date, paragraphs },
            }) => (
              <PrintedLetter
                language={language}
                letterhead={letterhead}
                recipient={recipient}
                date={date}
                paragraphs={paragraphs}
                title={
                  <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
                    {title}
                  </Typography>
                }
              />
            )}
          </LoadState>
        </>
      )}
    </PrintDialog>
  );
}
