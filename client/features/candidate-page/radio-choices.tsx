import { useId } from 'react';
import styles from './shown-choices.module.css';

interface RadioChoicesProps<Value extends string> {
  legend: string;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; about?: string }[];
}

/** A question with a few answers, each with what it means. */
export function RadioChoices<Value extends string>({
  legend,
  value,
  onChange,
  choices,
}: RadioChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="field-tick">
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.about ? <strong>{choice.label}</strong> : choice.label}
            {choice.about && <span className={styles.about}>{choice.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
