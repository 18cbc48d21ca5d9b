type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // One radio button's choice is the other's end.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** The fields that hold something else than the server has drawn; of radio buttons the one that is chosen. */
function changedFields(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
}

/** What React takes for news of such a field. A click that is no MouseEvent does not click. */
function announce(field: Field, type: 'input' | 'change' | 'click'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps a field as it is, whatever React writes there before it knows.
 * @returns tells React. The field is not written to then: caret and input method stay as they are.
 */
function keep(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      announce(field, 'change');
    };
  }
  const property = isCheckable(field) ? 'checked' : 'value';
  // React's own, by which it remembers the last value; an event is news to it only if there is another.
  const remembered = Object.getOwnPropertyDescriptor(field, property);
  if (!remembered) return () => undefined;
  Object.defineProperty(field, property, { ...remembered, set: () => undefined });
  return () => {
    Object.defineProperty(field, property, remembered);
    const other = isCheckable(field) ? !field.checked : `${field.value}…`;
    remembered.set?.call(field.cloneNode(), other);
    announce(field, isCheckable(field) ? 'click' : 'input');
  };
}

/**
 * Keeps what was typed and chosen before a page was hydrated. To be called in the commit of its hydration.
 * @returns hands it to the page's forms
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = changedFields(root).map(keep);
  return () => {
    for (const tell of kept) tell();
  };
}
