/** Moves the focus to the page's title, where what had it has left the screen. */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
