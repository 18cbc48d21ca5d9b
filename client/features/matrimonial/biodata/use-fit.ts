import { type RefObject, useLayoutEffect } from 'react';

/** Pixels of the letters, from which smaller ones are tried; the smallest are 9 points, which are still read without effort. */
const LARGEST = 17;
const SMALLEST = 12;
/** Of what needs more than one sheet, where there is room enough. */
const OF_SEVERAL = 14;
/** Pixels of a further sheet between its margins and those of its frame. */
const ROOM = 990;
/** How full the last of several sheets is: no two lines alone, and no line too many for it. */
const LAST = { least: 0.25, most: 0.94 } as const;

function fits(sheet: HTMLElement, size: number): boolean {
  sheet.style.fontSize = `${size}px`;
  return sheet.scrollHeight <= sheet.clientHeight;
}

/** Makes the letters of several sheets so large that the last one is worth its paper. */
function fill(sheet: HTMLElement): void {
  sheet.setAttribute('data-long', '');
  for (let size = OF_SEVERAL; size >= SMALLEST; size -= 0.5) {
    sheet.style.fontSize = `${size}px`;
    const last = (sheet.scrollHeight % ROOM) / ROOM;
    if (last >= LAST.least && last <= LAST.most) return;
  }
}

/** Makes the letters as large as all of them fit on the sheet; what needs smaller ones gets further sheets instead. */
function shrink(sheet: HTMLElement): void {
  sheet.removeAttribute('data-long');
  // On a phone it is shown smaller, where lines may break elsewhere than on paper.
  sheet.style.setProperty('zoom', '1');
  let size = LARGEST;
  while (size >= SMALLEST && !fits(sheet, size)) size -= 0.5;
  if (size < SMALLEST) fill(sheet);
  sheet.style.removeProperty('zoom');
}

/** Makes the sheet as wide as the screen has room for, which paper does not follow. */
function show(sheet: HTMLElement, room: HTMLElement): void {
  if (sheet.offsetWidth > 0)
    room.style.setProperty('--shown', String(Math.min(1, room.clientWidth / sheet.offsetWidth)));
}

/**
 * Keeps what stands on a sheet of paper on one page, as long as its letters are large enough to be read; what is more goes on on
 * the next. Of a fixed width, so that it breaks on the screen as on paper.
 * @param room what the sheet stands in on the screen
 */
export function useFit(sheet: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [paper, around] = [sheet.current, room.current];
    if (!paper || !around) return;
    const fitAgain = () => shrink(paper);
    const showAgain = () => show(paper, around);
    fitAgain();
    showAgain();
    // Letters of another script come later, and are of another width.
    document.fonts?.addEventListener('loadingdone', fitAgain);
    const observer = new ResizeObserver(showAgain);
    observer.observe(around);
    return () => {
      document.fonts?.removeEventListener('loadingdone', fitAgain);
      observer.disconnect();
    };
  });
}
