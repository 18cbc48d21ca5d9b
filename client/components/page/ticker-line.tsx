import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './ticker.module.css';

export interface TickerItem {
  id: number;
}

interface TickerLineProps<Item extends TickerItem> {
  /** The accessible name. */
  label: string;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** `still` never moves, `paused` stops at the nearest whole item; both can be scrolled by hand. */
  pace: 'moving' | 'paused' | 'still';
}

/** Pixels a second: slow enough to read. */
const SPEED = 50;

/** Moves a running line so that the item nearest to its left edge begins there. */
function settleOnItem(line: HTMLElement): void {
  const [animation] = line.getAnimations();
  const duration = Number(animation?.effect?.getComputedTiming().duration);
  if (!animation || !duration) return;
  const { left, width } = line.getBoundingClientRect();
  const edge = line.parentElement?.getBoundingClientRect().left ?? 0;
  const starts = [...line.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left - left);
  const nearest = starts.sort((one, other) => Math.abs(one - edge + left) - Math.abs(other - edge + left))[0];
  // One run of the animation moves the line by half of its width, which is all items once.
  animation.currentTime = ((nearest ?? 0) / (width / 2)) * duration;
}

/** An endless line of items: they are rendered twice, the second time hidden from keyboard and screen readers. */
export function TickerLine<Item extends TickerItem>(props: TickerLineProps<Item>) {
  const { label, items, renderItem, pace } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const repetition = useRef<HTMLUListElement>(null);
  /** Seconds for all items to pass; undefined until their width is known. */
  const [duration, setDuration] = useState<number>();
  const isMoving = pace === 'moving';

  // After each render, because `renderItem` may render something else.
  useEffect(() => {
    if (!repetition.current) return;
    setDuration(Math.round(repetition.current.offsetWidth / SPEED));
    for (const target of repetition.current.querySelectorAll<HTMLElement>('a, button')) target.tabIndex = -1;
  });

  useEffect(() => {
    if (!viewport.current) return;
    if (isMoving) viewport.current.scrollLeft = 0;
    else settleOnItem(viewport.current.firstElementChild as HTMLElement);
  }, [isMoving]);

  // Browsers scroll to a focused item; the animation assumes that the line is not scrolled.
  const settle = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (isMoving && !currentTarget.querySelector(':focus-visible')) currentTarget.scrollLeft = 0;
  };

  const list = items.map((item) => <li key={item.id}>{renderItem(item)}</li>);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps its own scrolling in step
    <div
      ref={viewport}
      onScroll={settle}
      onBlur={settle}
      className={`${styles.line} ${isMoving ? styles.moving : ''}`}
      {...(!isMoving && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <div
        className={`${styles.runs} ${duration && pace !== 'still' ? styles.running : ''}`}
        style={{ animationDuration: `${duration}s` }}
      >
        <ul className={`plain-list ${styles.run}`}>{list}</ul>
        {pace !== 'still' && (
          // A click must not move the focus into the hidden copy.
          <ul
            aria-hidden
            ref={repetition}
            onMouseDown={(event) => event.preventDefault()}
            className={`plain-list ${styles.run}`}
          >
            {list}
          </ul>
        )}
      </div>
    </div>
  );
}
