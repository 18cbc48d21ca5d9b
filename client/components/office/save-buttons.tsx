import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ContentState } from '../../../rules/content-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SendButton } from '../form/send-button.tsx';
import { SaveBar } from './save-bar.tsx';
import { useMomentText } from './use-moment-text.ts';
import type { VisibilityChoice } from './use-visibility.ts';

interface SaveButtonsProps {
  visibility: VisibilityChoice;
  isNew: boolean;
  isSaving: boolean;
  /** Where Cancel leads. */
  backTo: string;
}

/** The name of a submit button that saves and then opens an empty form. */
export const ADD_ANOTHER = 'add-another';

const button = { px: { xs: 1.5, md: 2.5 } } as const;

/** When visitors see what Save saves, and what else one may want. */
function useButtons({ state, comesAt, isOver }: VisibilityChoice, isNew: boolean) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const shownFrom = comesAt && { when: momentText(comesAt) };
  // Enter presses the first one: it must not show visitors what they do not see yet.
  if (!isNew && state !== ContentState.PUBLISHED)
    return {
      hint: t(state === ContentState.DRAFT ? 'contentForm.staysDraft' : 'contentForm.staysHidden'),
      value: state,
      other: shownFrom
        ? t('contentForm.showFrom', shownFrom)
        : t(isOver ? 'contentForm.saveOver' : 'contentList.makeVisible'),
      otherValue: ContentState.PUBLISHED,
    };
  return {
    hint: shownFrom
      ? t('contentForm.seenFrom', shownFrom)
      : t(isOver ? 'contentForm.seenNoMore' : 'contentForm.seenAtOnce'),
    value: ContentState.PUBLISHED,
    other: t(isNew ? 'contentList.keepDraft' : 'contentList.saveAndHide'),
    otherValue: isNew ? ContentState.DRAFT : ContentState.HIDDEN,
  };
}

/** The bar of a content form: Save says beside it what visitors see; a button's value is the state it gives. */
export function SaveButtons({ visibility, isNew, isSaving, backTo }: SaveButtonsProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const { hint, value, other, otherValue } = useButtons(visibility, isNew);
  return (
    <SaveBar>
      <SendButton
        value={value}
        busy={isSaving}
        busyLabel={t('form.saving')}
        aria-describedby={hintId}
        // Beside each other on a phone, too.
        style={{ paddingInline: 'clamp(12px, 2vw, 20px)' }}
      >
        {t('form.save')}
      </SendButton>
      <Typography
        id={hintId}
        variant="body2"
        sx={{ alignSelf: 'center', flex: { xs: '1 0 50%', md: 'none' }, color: 'text.secondary' }}
      >
        {hint}
      </Typography>
      <Button type="submit" value={otherValue} variant="outlined" disabled={isSaving} sx={button}>
        {other}
      </Button>
      {isNew && (
        <Button
          type="submit"
          name={ADD_ANOTHER}
          value={ContentState.PUBLISHED}
          variant="outlined"
          disabled={isSaving}
          sx={button}
        >
          {t('contentList.saveAndAdd')}
        </Button>
      )}
      <Button component={RouterLink} to={backTo} sx={[button, { ml: { sm: 'auto' } }]}>
        {t('common.cancel')}
      </Button>
    </SaveBar>
  );
}
