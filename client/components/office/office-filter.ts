/** How a field of a list's filter is shown in its form; what it takes stands in the filter's rules. */
export interface ShownField {
  label: string;
  type: 'search' | 'date';
  /** What a select field offers, by the heads below which it stands; a field without options is for typing. */
  options?: readonly { value: string; label: string; group?: string }[];
  /** The option of a select field for no choice. */
  placeholder?: string;
  /** The preferred width in pixels. */
  width: number;
  /** It orders the list and leaves nothing out. */
  isOrder?: boolean;
  /** On a phone it stands behind “More filters” unless it is set: the first row is worth more than what is seldom chosen. */
  isSeldom?: boolean;
}

type Look = Partial<Pick<ShownField, 'placeholder' | 'isOrder' | 'isSeldom' | 'width'>>;

/** A field for words that the rows must contain. */
export function words(label: string, width = 260): ShownField {
  return { label, type: 'search', width };
}

/** A field for a day. */
export function day(label: string): ShownField {
  return { label, type: 'date', width: 150 };
}

/** A choice of one of these values, such as the states of an enum. */
export function choice<Value extends string | number>(
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string = String,
  { width = 180, ...look }: Look = {},
): ShownField {
  const options = values.map((value) => ({ value: String(value), label: labelOf(value) }));
  return { label, type: 'search', options, width, ...look };
}

/** A field that a phone folds away unless it is set. */
export function seldom(field: ShownField): ShownField {
  return { ...field, isSeldom: true };
}
