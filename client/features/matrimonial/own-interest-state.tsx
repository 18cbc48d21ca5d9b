import Call from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dialledPhone, shownPhone } from '../../../rules/phone.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnInterestFieldsFragment } from './own-interests.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';
import { useInterestActs } from './use-interest-acts.ts';
import { useInterestSince } from './use-interest-since.ts';

interface OwnInterestStateProps {
  interest: OwnInterestFieldsFragment;
  side: 'received' | 'sent';
}

/** Whom to ring once both have said yes, by one press. */
function Contact({ contact }: Pick<OwnInterestFieldsFragment, 'contact'>) {
  const { t } = useTranslation();
  if (!contact) return <Typography>{t('interests.officeWillCall')}</Typography>;
  const { name, mobile, countryCode } = contact;
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('interests.contact')}: <strong>{name}</strong>
      </Typography>
      <Button
        variant="contained"
        href={`tel:${dialledPhone(mobile, countryCode)}`}
        startIcon={<Call />}
        fullWidth
      >
        {t('interests.call', { number: shownPhone(mobile, countryCode) })}
      </Button>
    </>
  );
}

/** How far an interest is, and what can be done about it; below the card of the other side. */
export function OwnInterestState({ interest, side }: OwnInterestStateProps) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  const since = useInterestSince();
  const { isCandidate } = useViewer().viewer;
  const { candidate, stage, line, sentAt, tellsAt, contact, isByCandidate } = interest;
  const { isBusy, ...acts } = useInterestActs(candidate);
  const isReceived = side === 'received';
  const isTheirs = isByCandidate && !isCandidate;
  const isUnanswered = isReceived && stage === 'WAITING';

  const button = (label: string, press: () => unknown, variant: 'contained' | 'outlined' = 'outlined') => (
    <Button variant={variant} onClick={() => void press()} disabled={isBusy} fullWidth>
      {label}
      <VisuallyHidden> {fullNameOf(candidate)}</VisuallyHidden>
    </Button>
  );
  return (
    <Stack useFlexGap spacing={1.5} sx={{ alignItems: 'flex-start', mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(isUnanswered ? 'interests.yourAnswer' : `interests.stage.${stage}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {since(sentAt)}
        {tellsAt && <>. {t('interests.untold', { when: momentDay(tellsAt) })}</>}
      </Typography>
      {line && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>{t(isReceived ? 'interests.theySay' : 'interests.youSaid')}</strong> {line}
        </Typography>
      )}
      {stage === 'BOTH_YES' && (
        <>
          <Contact contact={contact} />
          {!isTheirs && button(t('interests.end'), acts.end)}
        </>
      )}
      {isUnanswered && (
        <>
          {button(t('interests.accept'), acts.accept, 'contained')}
          {button(t('interests.decline'), acts.decline)}
        </>
      )}
      {isReceived &&
        !isTheirs &&
        stage === 'NOT_THIS_TIME' &&
        button(t('interests.acceptAfterAll'), acts.accept)}
      {!isReceived &&
        !isTheirs &&
        stage === 'WAITING' &&
        (tellsAt ? button(t('interests.undo'), acts.undo) : button(t('interests.withdraw'), acts.withdraw))}
      {isTheirs && <Typography variant="body2">{t(`interests.byCandidate.${side}`)}</Typography>}
    </Stack>
  );
}
