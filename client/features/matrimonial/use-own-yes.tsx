import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ShownChoices } from '../../../rules/candidate-confirmation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShownChoices } from '../candidate-page/shown-choices.tsx';
import type { OwnState } from './own-state.ts';
import { ProfilePart } from './profile-part.tsx';

/** As a candidate who is asked by a link finds them. */
const AT_FIRST: ShownChoices = {
  photosFor: 'MEMBERS',
  surnameFor: 'AFTER_YES',
  showsIncome: true,
  showsReligion: true,
  showsCaste: true,
};

interface OwnYesOptions {
  /** Of a profile that is stored. */
  state: OwnState | null;
  /** Whether somebody is chosen for whom it is. */
  isChosen: boolean;
  /** For oneself, with the mobile that one signs in with: only then the yes counts here. */
  isOwn: boolean;
  /** The candidate's first name, as it stands in the form. */
  name: string;
}

/** The candidate's own yes in the form of a profile: of who makes it for themselves; of others it says that they are asked. */
export function useOwnYes({ state, isChosen, isOwn, name }: OwnYesOptions) {
  const { t } = useTranslation();
  const hintId = useId();
  const { shown, hasChanges, fields } = useShownChoices(state?.shown ?? AT_FIRST);
  const [isTicked, setIsTicked] = useState(false);
  const isGiven = state?.confirmation === 'GIVEN';
  const button = t(state ? 'form.save' : 'candidate.joinNow');
  const own = (
    <ProfilePart title={t('ownState.yes.title')} note={t('ownState.yes.note')}>
      {fields}
      {isGiven ? (
        <Typography sx={{ mt: 2 }}>{t('ownState.yes.given', { button })}</Typography>
      ) : (
        <>
          <label className="field-tick">
            <input
              type="checkbox"
              checked={isTicked}
              onChange={({ target }) => setIsTicked(target.checked)}
              aria-describedby={hintId}
            />
            <span>{t('ownState.yes.tick', { button })}</span>
          </label>
          <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
            {t('ownState.yes.hint')}
          </Typography>
        </>
      )}
    </ProfilePart>
  );
  const others = (
    <ProfilePart title={t('ownState.others.title')}>
      <Typography>
        {t('ownState.others.text', { name: name.trim() || t('ownState.others.candidate') })}
      </Typography>
    </ProfilePart>
  );
  return {
    /** Sent with the profile; undefined asks the candidate by a link, or leaves it as it is. */
    confirms: isOwn && (isGiven || isTicked) ? shown : undefined,
    hasChanges: isOwn && (hasChanges || isTicked),
    part: isOwn ? own : isChosen && !state ? others : null,
  };
}
