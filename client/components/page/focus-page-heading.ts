/** Moves the focus to the page's title, after the focused element has been removed. */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
