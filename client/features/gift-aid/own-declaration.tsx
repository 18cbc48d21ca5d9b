import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MovedDialog } from './moved-dialog.tsx';
import { type OwnGiftAidFieldsFragment, useCancelMyGiftAidMutation } from './own-gift-aid.generated.ts';

/** Ends it from today on, after a question. */
function CancelButton({ declaration: { id, version } }: { declaration: OwnGiftAidFieldsFragment }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [cancel] = useCancelMyGiftAidMutation();
  const onClick = () =>
    act({
      ask: {
        question: t('giftAid.own.cancelQuestion'),
        text: t('giftAid.own.cancelLead'),
        action: t('giftAid.own.cancel'),
      },
      work: () => cancel({ variables: { id, version } }),
      told: t('giftAid.own.cancelled'),
    });
  return (
    <BusyButton variant="text" busy={isBusy} busyLabel={t('form.saving')} onClick={() => void onClick()}>
      {t('giftAid.own.cancel')}
    </BusyButton>
  );
}

/** One of one's own declarations, its wording, and what can be done with it. */
export function OwnDeclaration({ declaration }: { declaration: OwnGiftAidFieldsFragment }) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const { state, title, firstName, lastName, house, postcode, giftReference, coversFrom, cancelledFrom } =
    declaration;
  const isForNothing = cancelledFrom && cancelledFrom <= coversFrom;
  const day = useDayText('long');
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {[title, firstName, lastName].filter(Boolean).join(' ')}
        </Typography>
        <Chip variant="outlined" label={t(`giftAid.own.states.${state}`)} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[house, postcode].filter(Boolean).join(', ')}
      </Typography>
      <Typography>{t('giftAid.own.declaredOn', { day: day(declaration.declaredOn) })}</Typography>
      <Typography>
        {[
          giftReference && t('giftAid.onlyGift', { reference: giftReference }),
          !giftReference && !isForNothing && t('giftAid.from', { day: day(coversFrom) }),
          cancelledFrom && t('giftAid.until', { day: day(cancelledFrom) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Box component="details" sx={{ my: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center' }}>
          {t('giftAid.wording')}
        </Box>
        <Typography lang={declaration.language} sx={{ whiteSpace: 'pre-line', pl: 2 }}>
          {declaration.text}
        </Typography>
      </Box>
      {state !== 'CANCELLED' && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('giftAid.own.taxLead')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setIsMoving(true)}>
              {t('giftAid.own.moved')}
            </Button>
            <CancelButton declaration={declaration} />
          </Stack>
        </>
      )}
      {isMoving && <MovedDialog declaration={declaration} onClose={() => setIsMoving(false)} />}
    </Card>
  );
}
