type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // Choosing one radio button unchecks another: only the checked one counts.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** The fields whose value differs from the HTML of the server; of radio buttons only the checked one. */
function changedFields(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
}

/** The event by which React notices a change. A `click` that is not a MouseEvent does not toggle the field. */
function dispatch(field: Field, type: 'input' | 'change' | 'click'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps a field's value while React hydrates it and would overwrite it.
 * @returns a function that makes React read the value. It does not write to the field, which would disturb
 *   caret and input method.
 */
function preserve(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      dispatch(field, 'change');
    };
  }
  // React does not overwrite a chosen file, and no script may write its name.
  if (field.type === 'file') return () => dispatch(field, 'change');
  const property = isCheckable(field) ? 'checked' : 'value';
  // React's own property, which tracks the last value: React ignores an event unless the value differs from it.
  const tracked = Object.getOwnPropertyDescriptor(field, property);
  if (!tracked) return () => undefined;
  Object.defineProperty(field, property, { ...tracked, set: () => undefined });
  return () => {
    Object.defineProperty(field, property, tracked);
    const other = isCheckable(field) ? !field.checked : `${field.value}…`;
    tracked.set?.call(field.cloneNode(), other);
    dispatch(field, isCheckable(field) ? 'click' : 'input');
  };
}

/**
 * Preserves what was typed and chosen before the page was hydrated. To be called in the commit of hydration (a layout
 * effect).
 * @returns a function that replays it as events, so that the page's forms get the values
 */
export function preserveTypedInput(root: HTMLElement): () => void {
  const replays = changedFields(root).map(preserve);
  return () => {
    for (const replay of replays) replay();
  };
}
