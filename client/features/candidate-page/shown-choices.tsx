import { useState } from 'react';
import type { ShownChoices } from '../../../rules/candidate-confirmation.ts';
import { Audience } from '../../../rules/candidate-states.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioChoices } from './radio-choices.tsx';
import styles from './shown-choices.module.css';

const AUDIENCES = ['photosFor', 'surnameFor'] as const;
const SHOWN = ['showsIncome', 'showsReligion', 'showsCaste'] as const;
const LABELS = { photosFor: 'shownChoices.photos', surnameFor: 'shownChoices.surname' } as const;

/** What a candidate shows to whom: the fields, what is chosen, and whether it differs from what is stored. */
export function useShownChoices(stored: ShownChoices) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<ShownChoices>({
    photosFor: stored.photosFor,
    surnameFor: stored.surnameFor,
    showsIncome: stored.showsIncome,
    showsReligion: stored.showsReligion,
    showsCaste: stored.showsCaste,
  });
  const hasChanges = [...AUDIENCES, ...SHOWN].some((name) => shown[name] !== stored[name]);
  const fields = (
    <div className={styles.choices}>
      {AUDIENCES.map((name) => (
        <RadioChoices
          key={name}
          legend={t(LABELS[name])}
          value={shown[name]}
          onChange={(audience) => setShown({ ...shown, [name]: audience })}
          choices={Object.values(Audience).map((audience) => ({
            value: audience,
            label: t(`shownChoices.${audience}`),
          }))}
        />
      ))}
      <fieldset className={styles.choice}>
        <legend>{t('shownChoices.also')}</legend>
        {SHOWN.map((name) => (
          <label key={name} className="field-tick">
            <input
              type="checkbox"
              checked={shown[name]}
              onChange={({ target }) => setShown({ ...shown, [name]: target.checked })}
            />
            <span>{t(`shownChoices.${name}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
  return { shown, hasChanges, fields };
}
