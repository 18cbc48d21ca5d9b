import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { ContentState } from '../../../rules/content-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
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

/** The bar of a content form says in full what happens; the value of each button is the state that it gives the item. */
export function SaveButtons({ visibility, isNew, isSaving, backTo }: SaveButtonsProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const { state, comesAt, isOver } = visibility;
  const isPublished = state === ContentState.PUBLISHED;
  const first = comesAt
    ? t('contentForm.showFrom', { when: momentText(comesAt) })
    : isOver
      ? t('contentForm.saveOver')
      : t(isPublished && !isNew ? 'form.save' : 'contentList.makeVisible');
  const [otherState, other] =
    isNew || state === ContentState.DRAFT
      ? ([ContentState.DRAFT, 'contentList.keepDraft'] as const)
      : ([ContentState.HIDDEN, isPublished ? 'contentList.saveAndHide' : 'contentList.saveHidden'] as const);
  const publish = (
    <BusyButton
      key="publish"
      type="submit"
      value={ContentState.PUBLISHED}
      busy={isSaving}
      busyLabel={t('form.saving')}
      sx={button}
    >
      {first}
    </BusyButton>
  );
  const keep = (
    <Button key="keep" type="submit" value={otherState} variant="outlined" disabled={isSaving} sx={button}>
      {t(other)}
    </Button>
  );
  // Enter presses the first one: it must not show visitors what they do not see yet.
  const isShownNext = isNew || isPublished;
  return (
    <SaveBar>
      {isShownNext ? [publish, keep] : [keep, publish]}
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
