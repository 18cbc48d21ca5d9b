/**
 * Says of a row that is pushed sideways at which of its ends there is more, which the class `scrolled-row` shows. A ref of a row
 * whose content stays.
 */
export function markEnds(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    row.toggleAttribute('data-more-before', scrollLeft > 1);
    row.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > 1);
  };
  mark();
  row.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  return () => {
    row.removeEventListener('scroll', mark);
    window.removeEventListener('resize', mark);
  };
}
