import Call from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dialledPhone, shownPhone } from '../../../rules/phone.ts';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OwnInterestFieldsFragment } from './own-interests.generated.ts';
import { fullNameOf } from './use-candidate-facts.tsx';
import { useInterestActs } from './use-interest-acts.ts';

interface OwnInterestStateProps {
  interest: OwnInterestFieldsFragment;
  side: 'received' | 'sent';
  /** The office introduces who have both said yes. */
  isIntroduced: boolean;
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
export function OwnInterestState({ interest, side, isIntroduced }: OwnInterestStateProps) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  const { candidate, stage, line, sentAt, tellsAt, contact } = interest;
  const { isBusy, ...acts } = useInterestActs(candidate);
  const isReceived = side === 'received';
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
        {tellsAt
          ? t('interests.untold', { when: momentDay(tellsAt) })
          : t('interests.on', { date: momentDay(sentAt) })}
      </Typography>
      {line && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>{t(isReceived ? 'interests.theySay' : 'interests.youSaid')}</strong> {line}
        </Typography>
      )}
      {stage === 'BOTH_YES' && (
        <>
          <Contact contact={contact} />
          {button(t('interests.end'), acts.end)}
        </>
      )}
      {isUnanswered && (
        <>
          {button(t('interests.accept'), () => acts.accept(isIntroduced), 'contained')}
          {button(t('interests.decline'), acts.decline)}
        </>
      )}
      {isReceived &&
        stage === 'NOT_THIS_TIME' &&
        button(t('interests.acceptAfterAll'), () => acts.accept(isIntroduced))}
      {!isReceived &&
        stage === 'WAITING' &&
        (tellsAt ? button(t('interests.undo'), acts.undo) : button(t('interests.withdraw'), acts.withdraw))}
    </Stack>
  );
}
