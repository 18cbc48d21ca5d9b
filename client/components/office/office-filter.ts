import { oneOfThese, WORDS } from '../list/filter-address.ts';

/** A field of a list's filter: how it is labelled, what it reads from the address, and what it offers. */
export interface OfficeFilterField<Value> {
  label: string;
  /** The pattern of its values in the address; others are ignored. */
  pattern: RegExp;
  read: (text: string) => Value;
  /** What a select field offers; a field without options is for typing. */
  options?: readonly { value: Value; label: string }[];
  /** The option of a select field for no choice. */
  placeholder?: string;
  /** The preferred width in pixels. */
  width: number;
  /** It orders the list and leaves nothing out. */
  isOrder?: boolean;
}

type Look = Pick<OfficeFilterField<unknown>, 'placeholder' | 'isOrder'> & { width?: number };

/** A field for words that the rows must contain. */
export function words(label: string, width = 260): OfficeFilterField<string> {
  return { label, pattern: WORDS, read: (text) => text, width };
}

/** A choice of one of these values, such as the states of an enum. */
export function choice<Value extends string>(
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
  { width = 180, ...look }: Look = {},
): OfficeFilterField<Value> {
  const options = values.map((value) => ({ value, label: labelOf(value) }));
  return { label, pattern: oneOfThese(values), read: (text) => text as Value, options, width, ...look };
}

/** A choice of a year; one in the address is taken before it is known which are offered. */
export function yearChoice(
  label: string,
  years: readonly number[],
  labelOf: (year: number) => string = String,
  { width = 130, ...look }: Look = {},
): OfficeFilterField<number> {
  const options = years.map((value) => ({ value, label: labelOf(value) }));
  return { label, pattern: /^\d{4}$/, read: Number, options, width, ...look };
}
