import { focusPageHeading } from '../../components/page/focus-page-heading.ts';

/** Around what goes: where its reader was. */
const PLACES = 'tr, li, section, fieldset, [tabindex]';

/** An element with what is around it, up to the page. */
function pathOf(element: Element | null, main: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let each = element; each && each !== main; each = each.parentElement) path.push(each as HTMLElement);
  return path;
}

function focus(place: HTMLElement, isAround: boolean): boolean {
  // What is around it is on the screen already, and may begin far above.
  if (isAround && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: isAround });
  return document.activeElement === place;
}

/**
 * A `ref` for the page's main part: when what has the focus goes, as a row that is removed, a button with its state or a
 * dialog with its opener, browsers drop the focus. Here it moves to what was around it, or to where it was on the page
 * before, or to the page's title.
 */
export function keepFocus(main: HTMLElement): () => void {
  let last: HTMLElement[] = [];
  let onPage: HTMLElement[] = [];
  let address = '';
  const remember = ({ target }: FocusEvent) => {
    address = window.location.pathname;
    last = pathOf(target as Element, main);
    if (main.contains(target as Element)) onPage = last;
  };
  const observer = new MutationObserver(() => {
    // Another page begins at its own beginning.
    if (document.activeElement !== document.body || address !== window.location.pathname) return;
    const [focused] = last;
    if (!focused || focused.isConnected) return;
    const places = [...last, ...onPage].filter((each) => each.isConnected);
    const isKept = places.some((each) =>
      each === onPage[0] ? focus(each, false) : each.matches(PLACES) && focus(each, true),
    );
    if (!isKept) focusPageHeading();
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
