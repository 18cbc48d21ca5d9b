import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { ContentState } from '../../../rules/content-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BusyButton } from '../form/busy-button.tsx';
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

/** The buttons of a content form say in full what happens; the value of each is the state that it gives the item. */
export function SaveButtons({ visibility, isNew, isSaving, backTo }: SaveButtonsProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const { state, comesAt } = visibility;
  const isPublished = state === ContentState.PUBLISHED;
  const first = comesAt
    ? t('contentList.makeVisibleOn', { when: momentText(comesAt) })
    : t(isPublished ? 'form.save' : 'contentList.makeVisible');
  const [otherState, other] =
    isNew || state === ContentState.DRAFT
      ? ([ContentState.DRAFT, 'contentList.keepDraft'] as const)
      : ([ContentState.HIDDEN, isPublished ? 'contentList.saveAndHide' : 'contentList.saveHidden'] as const);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <BusyButton type="submit" value={ContentState.PUBLISHED} busy={isSaving} busyLabel={t('form.saving')}>
        {first}
      </BusyButton>
      <Button type="submit" value={otherState} variant="outlined" disabled={isSaving}>
        {t(other)}
      </Button>
      {isNew && (
        <Button
          type="submit"
          name={ADD_ANOTHER}
          value={ContentState.PUBLISHED}
          variant="outlined"
          disabled={isSaving}
        >
          {t('contentList.saveAndAdd')}
        </Button>
      )}
      <Button component={RouterLink} to={backTo}>
        {t('common.cancel')}
      </Button>
    </Stack>
  );
}
