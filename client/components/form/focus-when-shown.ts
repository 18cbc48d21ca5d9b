/** A `ref` for what takes the place of the button that was pressed. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
