import Typography from '@mui/material/Typography';
import { ToneChip } from '../../../components/office/tone-chip.tsx';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RightsRequestFieldsFragment } from './rights-requests.generated.ts';
import { useDueText } from './use-due-text.ts';

type Dated = Pick<
  RightsRequestFieldsFragment,
  'acknowledgeBy' | 'answerBy' | 'acknowledgedOn' | 'closedOn' | 'outcome'
>;

/** How far it is: waiting, acknowledged, or its outcome. */
export function RequestStateChip({ request: { outcome, acknowledgedOn } }: { request: Dated }) {
  const { t } = useTranslation();
  if (outcome) return <ToneChip tone="quiet" label={t(`requests.office.outcomes.${outcome}`)} />;
  const state = acknowledgedOn ? 'ACKNOWLEDGED' : 'WAITING';
  const tone = acknowledgedOn ? 'success' : 'planned';
  return <ToneChip tone={tone} label={t(`requests.office.states.${state}`)} />;
}

/** What is to be done until when; of a closed one, when that was. */
export function DueText({ request }: { request: Dated }) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const due = useDueText().nextText(request);
  if (!due)
    return (
      <Typography>{t('requests.office.closedOn', { date: dayText(request.closedOn ?? '') })}</Typography>
    );
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{due.what}</Typography>
      <Typography
        variant="body2"
        sx={{ color: due.isOver ? 'error.main' : 'text.secondary', fontWeight: due.isOver ? 600 : undefined }}
      >
        {due.left}
      </Typography>
    </>
  );
}
