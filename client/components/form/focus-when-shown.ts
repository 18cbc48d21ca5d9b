/** A `ref` that moves the focus to an element that replaces the pressed button. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
