import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

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

const pass = keyframes`
  to { transform: translateX(-50%); }
`;

const line = {
  flex: '1 1 144px',
  minWidth: 0,
  py: 1,
  containerType: 'inline-size',
  scrollbarWidth: 'thin',
  // An inner outline, because the line clips an outer one.
  '& :focus-visible': { outlineOffset: '-3px' },
  '&:has(:focus-visible) > div': { animation: 'none' },
  '@media (hover: hover)': { '&:hover > div': { animationPlayState: 'paused' } },
} as const;

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

const run = {
  display: 'flex',
  // So that the second copy starts outside the visible area, even with few items.
  minWidth: '100cqw',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 44, pr: 3, whiteSpace: 'nowrap' },
  '& > li::before': {
    content: '""',
    width: 8,
    height: 8,
    mr: 1.5,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

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
    <Box
      ref={viewport}
      onScroll={settle}
      onBlur={settle}
      sx={[line, { overflowX: isMoving ? 'hidden' : 'auto' }]}
      {...(!isMoving && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <Box
        sx={{
          display: 'flex',
          width: 'max-content',
          animation: duration && pace !== 'still' ? `${pass} linear infinite` : undefined,
          animationPlayState: isMoving ? 'running' : 'paused',
        }}
        style={{ animationDuration: `${duration}s` }}
      >
        <Box component="ul" sx={run}>
          {list}
        </Box>
        {pace !== 'still' && (
          // A click must not move the focus into the hidden copy.
          <Box
            component="ul"
            aria-hidden
            ref={repetition}
            onMouseDown={(event) => event.preventDefault()}
            sx={run}
          >
            {list}
          </Box>
        )}
      </Box>
    </Box>
  );
}
