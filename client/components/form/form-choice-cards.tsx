import type { ReactNode } from 'react';
import styles from './form-choice-cards.module.css';
import { FieldNotes, type FormFieldProps, RequiredSign, useFormField } from './form-field.tsx';

export interface CardChoice {
  value: string;
  label: string;
  /** The language of what the card says, if it is not the page's. */
  lang?: string;
  about?: string;
  aboutLang?: string;
  picture?: ReactNode;
}

interface FormChoiceCardsProps extends FormFieldProps {
  options: readonly CardChoice[];
  /** Further ones, behind a line that opens. */
  more?: { label: string; options: readonly CardChoice[] };
  /** Beside each other, for two or three short answers. */
  isRow?: boolean;
  /** Whether the form keeps the value as a number. */
  numeric?: boolean;
  /** Called after the choice has changed. */
  onChoice?: (value: string) => void;
}

/** Large radio buttons, each a card with a word, and if wanted a sentence and a picture. */
export function FormChoiceCards(props: FormChoiceCardsProps) {
  const { name, label, options, more, required = false, isRow = false, numeric = false, onChoice } = props;
  const { id, field, error, describedBy, notes } = useFormField(props);
  const chosen = String(field.value ?? '');

  const card = (option: CardChoice, isFirst: boolean) => (
    <label
      key={option.value}
      className={`${styles.choice} ${option.picture && option.about ? styles.withPicture : ''}`}
    >
      {option.picture && <span className={styles.picture}>{option.picture}</span>}
      <span className={styles.words}>
        <span className={styles.name} lang={option.lang}>
          {option.label}
        </span>
        {option.about && (
          <span className={`text-small ${styles.about}`} lang={option.aboutLang}>
            {option.about}
          </span>
        )}
      </span>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={chosen === option.value}
        onChange={() => {
          field.onChange(numeric ? Number(option.value) : option.value);
          onChoice?.(option.value);
        }}
        ref={isFirst ? field.ref : undefined}
        className={styles.dot}
      />
    </label>
  );

  return (
    <fieldset className={`field ${styles.cards}`}>
      <legend id={id} className={`text-h3 ${styles.legend}`}>
        {label}
        <RequiredSign required={required} />
      </legend>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        onBlur={field.onBlur}
      >
        <div className={isRow ? styles.row : styles.column}>
          {options.map((option, index) => card(option, index === 0))}
        </div>
        {more && more.options.length > 0 && (
          <details
            className={styles.more}
            open={more.options.some(({ value }) => value === chosen) || undefined}
          >
            <summary className={styles.summary}>{more.label}</summary>
            <div className={styles.column}>
              {more.options.map((option, index) => card(option, options.length === 0 && index === 0))}
            </div>
          </details>
        )}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
