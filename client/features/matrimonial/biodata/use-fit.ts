import { type RefObject, useLayoutEffect } from 'react';

/** Pixels of the letters, from which smaller ones are tried. */
const LARGEST = 17;
const SMALLEST = 8;

/** Makes the letters as large as all of them fit on the sheet. */
function shrink(sheet: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
    sheet.style.fontSize = `${size}px`;
    if (sheet.scrollHeight <= sheet.clientHeight) return;
  }
}

/** Makes the sheet as wide as the screen has room for, which paper does not follow. */
function show(sheet: HTMLElement, room: HTMLElement): void {
  if (sheet.offsetWidth > 0)
    room.style.setProperty('--shown', String(Math.min(1, room.clientWidth / sheet.offsetWidth)));
}

/**
 * Keeps what stands on a sheet of paper on one page, however much it is: its letters get smaller. Of a fixed size, so that it
 * breaks on the screen as on paper.
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
