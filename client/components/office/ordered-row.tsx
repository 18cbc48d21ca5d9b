import { useSortable } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { OrderedItem } from './use-order.ts';

interface OrderedRowProps<Item extends OrderedItem> {
  item: Item;
  /** From 1. */
  place: number;
  total: number;
  onMove: (place: number) => void;
  actions?: (item: Item, about: ReactNode) => ReactNode;
  children: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
} as const;

/** Only the handle takes the finger's movement, so that the list can be scrolled everywhere else. */
const handle = { width: 44, height: 44, cursor: 'grab', touchAction: 'none' } as const;

/** One row of an ordered list: its handle, its number, what it is, its arrows and its actions. */
export function OrderedRow<Item extends OrderedItem>(props: OrderedRowProps<Item>) {
  const { item, place, total, onMove, actions, children } = props;
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id, attributes: { roleDescription: t('order.draggable') } });
  const about = <VisuallyHidden> {item.name}</VisuallyHidden>;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[row, isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }]}
      style={transform ? { transform: `translateY(${Math.round(transform.y)}px)`, transition } : undefined}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('order.drag', { name: item.name })}
        sx={handle}
      >
        <DragIndicator />
      </IconButton>
      <Box sx={{ color: 'text.secondary', minWidth: '1.75em', textAlign: 'right' }}>{place}.</Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>{children}</Box>
      <Box sx={{ display: 'flex' }}>
        <MoveButtons about={item.name} place={place} total={total} onMove={onMove} />
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', '& .MuiButton-root': { px: 1.5 } }}>
          {actions(item, about)}
        </Box>
      )}
    </Box>
  );
}
