import Flag from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef, useState } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { focusPageHeading } from '../../../components/page/focus-page-heading.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlockMemberMutation } from './safety.generated.ts';

interface BlockAndReportProps {
  candidateId: number;
  /** As the member is shown it. */
  name: string;
  /** Called once the candidate is blocked: a page of their own leads on, since it shows nothing any more. */
  onBlocked?: () => unknown;
  /** What else stays as small, before it. */
  children?: ReactNode;
}

/** What stays small below a candidate's page: to block them, and to report the page to the office. */
export function BlockAndReport({ candidateId, name, onBlocked, children }: BlockAndReportProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [block] = useBlockMemberMutation();
  const [isReporting, setIsReporting] = useState(false);
  const reportButton = useRef<HTMLButtonElement>(null);
  const about = <VisuallyHidden> {name}</VisuallyHidden>;

  const press = () =>
    act({
      ask: {
        question: t('safety.blockQuestion', { name }),
        text: t('safety.blockMeans'),
        action: t('safety.block'),
      },
      work: () => block({ variables: { candidateId } }),
      onDone: onBlocked,
      told: t('safety.blocked'),
    });
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {children}
        <Button onClick={() => void press()} disabled={isBusy} sx={{ px: 1.5 }}>
          {t('safety.block')}
          {about}
        </Button>
        <Button ref={reportButton} onClick={() => setIsReporting(true)} startIcon={<Flag />} sx={{ px: 1.5 }}>
          {t('safety.report')}
          {about}
        </Button>
      </Stack>
      {isReporting && (
        <ReportDialog
          candidateId={candidateId}
          name={name}
          onClose={() => setIsReporting(false)}
          // A report that hides the page takes the button away, and all above it.
          onTold={() => reportButton.current || focusPageHeading()}
        />
      )}
    </>
  );
}
