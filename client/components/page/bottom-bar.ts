/** Bars at the bottom of the window, over the page. */
const bars = new Set<HTMLElement>();

/** What one types into; the rest of a form is pressed, and must not move while it is. */
const TYPED_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Pixels of the window that a bar covers, with what is below it. */
function coveredBy(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  const { height } = bar.getBoundingClientRect();
  return height > 0 && position !== 'static' ? height + (Number.parseFloat(bottom) || 0) : 0;
}

/** Tells the theme, whose `scroll-padding` is the only one, how much is covered. */
function measure(): void {
  const covered = Math.max(0, ...[...bars].map(coveredBy));
  document.documentElement.style.setProperty('--covered-below', `${Math.ceil(covered)}px`);
}

let isPressed = false;
const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
};

/**
 * Browsers show the line that one types in. Here the whole field is shown with the text below it, which may say what is
 * wrong; not under a finger or a mouse, which would mark text while the page moves.
 */
function showField({ target }: FocusEvent): void {
  if (isPressed || !(target instanceof Element) || !target.matches(TYPED_INTO)) return;
  target.closest('.field, .MuiFormControl-root')?.scrollIntoView({ block: 'nearest' });
}

const LISTENERS = [
  ['resize', measure],
  ['focusin', showField],
  ['pointerdown', press],
  ['pointerup', release],
  ['pointercancel', release],
] as const;

function listen(action: 'addEventListener' | 'removeEventListener'): void {
  for (const [name, listener] of LISTENERS) window[action](name, listener as EventListener);
}

/** A `ref` for a bar at the bottom of the window: it covers nothing that has the focus. */
export function bottomBar(bar: HTMLElement): () => void {
  if (bars.size === 0) listen('addEventListener');
  bars.add(bar);
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  measure();
  return () => {
    observer.disconnect();
    bars.delete(bar);
    if (bars.size === 0) listen('removeEventListener');
    measure();
  };
}
