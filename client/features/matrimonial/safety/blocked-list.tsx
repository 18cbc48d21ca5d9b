import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { focusPageHeading } from '../../../components/page/focus-page-heading.ts';
import { VisuallyHidden } from '../../../components/page/visually-hidden.tsx';
import { useMomentDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type MatrimonialSafetyQuery, useUnblockMemberMutation } from './safety.generated.ts';

/** Whom the member has blocked, each with the way back. */
export function BlockedList({ members }: { members: MatrimonialSafetyQuery['blockedMembers'] }) {
  const { t } = useTranslation();
  const momentDay = useMomentDay('long');
  const { act, isBusy } = useAct();
  const [unblock] = useUnblockMemberMutation();
  if (members.length === 0) return <Typography>{t('safety.noneBlocked')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {members.map(({ id, name: shown, since }) => {
        const name = shown || t('safety.someone');
        const press = () =>
          act({
            about: id,
            ask: {
              question: t('safety.unblockQuestion', { name }),
              text: t('safety.unblockMeans'),
              action: t('safety.unblock'),
            },
            work: () => unblock({ variables: { id } }),
            told: t('safety.unblocked'),
            // The row goes.
            onDone: focusPageHeading,
          });
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('safety.since', { when: momentDay(since) })}
              </Typography>
            </Box>
            <Button variant="outlined" onClick={() => void press()} disabled={isBusy}>
              {t('safety.unblock')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
